import { z } from 'zod'
import type { Values } from '../listings/define-kind.ts'
import { type Kind, kindNames, kindSpellings } from '../listings/kinds.ts'
import { documentedAs, oneParameter, wholeParameter } from '../listings/parameters.ts'
import { byQueueName } from '../listings/queue-name.ts'
import { idSchema, kindSchema } from './listing-ref.ts'
import { type Listing, listingObjects, schemaNameOf } from './listings.ts'
import { reportSchema } from './reports.ts'
import { ownerReplySchema } from './reviews.ts'
import { requiredText } from './text-schemas.ts'

const moderationShape = {
  /** Incremented on every change of the values; edits send it back, to detect concurrent edits. */
  version: z.int(),
  rejectedAt: z.string().nullable(),
  rejectionReason: z.string().nullable(),
}
type ModerationKeys = { [P in keyof typeof moderationShape]: z.infer<(typeof moderationShape)[P]> }

/** A listing in any state, as moderators see it. */
export type ModeratedListing<K extends Kind = Kind> = Listing<K> & ModerationKeys

const createModeratedObject = (kind: Kind) =>
  listingObjects[kind]
    .extend({ listingType: z.literal(kind), ...moderationShape })
    .meta({ id: `Moderated${schemaNameOf(kind)}` })

const moderatedObjects = Object.fromEntries(
  kindNames.map((kind) => [kind, createModeratedObject(kind)]),
) as Record<Kind, ReturnType<typeof createModeratedObject>>

const moderatedListingSchema = <K extends Kind>(kind: K): z.ZodType<ModeratedListing<K>> => {
  const schema: z.ZodType = moderatedObjects[kind]
  return schema as z.ZodType<ModeratedListing<K>>
}

/** A listing of any kind, discriminated by the listing type. */
export const anyListingSchema = z.union(
  kindNames.map((kind) => moderatedListingSchema(kind)),
) as z.ZodType<ModeratedListing>

const duplicateSchema = z.object({
  id: z.int(),
  title: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  isLive: z.boolean(),
})
export type Duplicate = z.infer<typeof duplicateSchema>
export type WaitingListing<K extends Kind = Kind> = ModeratedListing<K> & { duplicates: Duplicate[] }

const waitingSchema = <K extends Kind>(kind: K): z.ZodType<WaitingListing<K>> => {
  const schema: z.ZodType = moderatedObjects[kind].extend({ duplicates: z.array(duplicateSchema) })
  return schema as z.ZodType<WaitingListing<K>>
}

const valuesSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
) as z.ZodType<Values>

/** A submitter's change to a live listing: current values, proposed values and the fields that differ. */
const pendingEditSchema = z.object({
  listing: anyListingSchema,
  proposed: valuesSchema,
  changes: z.array(z.string()),
  submittedAt: z.string(),
})
export type PendingEdit = z.infer<typeof pendingEditSchema>

const forEachKind = <S extends z.ZodType>(schemaOf: (kind: Kind) => S) =>
  byQueueName(kindNames.map((kind) => [kind, schemaOf(kind)]))

/** GET /api/admin/pending-approvals, oldest first; `totals` ignores the limit of the queue. */
export const pendingApprovalsSchema = z.object({
  ...forEachKind((kind) => z.array(waitingSchema(kind))),
  edits: z.array(pendingEditSchema),
  totals: z.object(forEachKind(() => z.int())),
})
export type PendingApprovals = z.infer<typeof pendingApprovalsSchema>

/** GET /api/admin/live-listings and /api/admin/past-deadlines. */
export const listingsByKindSchema = z.object(forEachKind((kind) => z.array(moderatedListingSchema(kind))))
export type ListingsByKind = z.infer<typeof listingsByKindSchema>

/** The kind in any spelling: 'camp', 'summer-camp', 'summer-camps' (docs/product.md 3.2). */
export const moderatedParamsSchema = z.object({ type: kindSchema, id: idSchema })
export const searchParamsSchema = z.object({ type: kindSchema })
export const searchQuerySchema = z.object({
  query: oneParameter
    .pipe(z.string().max(200, 'Search must be at most 200 characters').default(''))
    .meta(documentedAs({ type: 'string', maxLength: 200 })),
})
/** GET /api/admin/search-listings/all: searches all kinds, or one. */
export const searchAllQuerySchema = searchQuerySchema.extend({
  type: oneParameter
    .pipe(z.union([z.undefined(), kindSchema]))
    .meta(documentedAs({ type: 'string', enum: kindSpellings })),
})
export const searchAnswerSchema = z.array(anyListingSchema)

const versionSchema = z.int({ error: 'version must be the number that came with the listing' }).optional()
const reasonSchema = requiredText('Reason', 2000)

/** A decision applies to the given version, or to the current one. */
export const decisionBodySchema = z
  .object({ version: versionSchema })
  .nullish()
  .transform((body) => body ?? {})
export const rejectBodySchema = z.object({ reason: reasonSchema, version: versionSchema })

/** Any fields of the kind, validated by the service, and the version that the client read. */
export const editBodySchema = z.looseObject({ version: versionSchema })

/** Identifies the edit that the client read, because its submitter may have replaced it. */
const editDecisionShape = { version: versionSchema, submittedAt: z.string().optional() }
export const approveEditBodySchema = z
  .object(editDecisionShape)
  .nullish()
  .transform((body) => body ?? {})
export const rejectEditBodySchema = z.object({ reason: reasonSchema, ...editDecisionShape })

/** `auditId` identifies the action for an undo; null if nothing changed. */
const doneShape = { message: z.string(), auditId: z.int().nullable() }
export const doneSchema = z.object(doneShape)
export type DoneAnswer = z.infer<typeof doneSchema>
export type DecisionAnswer = ModeratedListing & DoneAnswer
export const decisionAnswerSchema = z
  .union(kindNames.map((kind) => moderatedObjects[kind].extend(doneShape)))
  .meta({ id: 'Decision' }) as z.ZodType as z.ZodType<DecisionAnswer>

const itemSchema = z.object({ type: kindSchema, id: idSchema, version: versionSchema })
export const approveSeveralBodySchema = z.object({
  items: z
    .array(itemSchema, { error: 'items must be a list' })
    .min(1, 'items must name at least one listing')
    .max(100, 'At most 100 listings can be approved at once'),
})
export const approveSeveralAnswerSchema = z.object({
  message: z.string(),
  approved: z.array(z.object({ listingType: z.string(), id: z.int(), auditId: z.int() })),
  skipped: z.array(z.object({ listingType: z.string(), id: z.int(), message: z.string() })),
})
export type ApproveSeveralAnswer = z.infer<typeof approveSeveralAnswerSchema>

export const undoBodySchema = z.object({
  auditIds: z
    .array(z.int().positive(), { error: 'auditIds must be a list of numbers' })
    .min(1, 'auditIds must name at least one action')
    .max(100, 'At most 100 actions can be undone at once'),
})

export const trashQuerySchema = z.object({
  page: wholeParameter('page', 1, 1_000_000).transform((page) => page ?? 1),
  limit: wholeParameter('limit', 1, 100).transform((limit) => limit ?? 20),
})
export type TrashQuery = z.infer<typeof trashQuerySchema>

const trashedListingSchema = z.object({
  id: z.int(),
  listingType: z.string(),
  title: z.string(),
  organization: z.string().nullable(),
  location: z.string().nullable(),
  /** True if restoring makes it public again. */
  wasLive: z.boolean(),
  reviewCount: z.int(),
  deletedAt: z.string(),
  /** The time of its permanent deletion. */
  purgeAt: z.string(),
  deletedByName: z.string().nullable(),
  /** True if its submitter deleted it. */
  isWithdrawn: z.boolean(),
})

/** GET /api/admin/trash. */
export const trashPageSchema = z.object({
  items: z.array(trashedListingSchema),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
})
export type TrashPage = z.infer<typeof trashPageSchema>

/** The server accepts an undo longer than the page offers it, because requests take time. */
export const undoOfferSeconds = 10
export const undoGrantSeconds = 15

const reportedReviewSchema = z.object({
  id: z.int(),
  title: z.string(),
  rating: z.int(),
  content: z.string().nullable(),
  isHidden: z.boolean(),
  reviewerName: z.string().nullable(),
  ownerReply: ownerReplySchema,
  createdAt: z.string(),
})

/** The reported item, which may be deleted or in the trash. */
const reportedItemSchema = z.object({
  exists: z.boolean(),
  isTrashed: z.boolean(),
  title: z.string().nullable(),
  listingType: z.string().nullable(),
  listingId: z.int().nullable(),
  listingTitle: z.string().nullable(),
  isLive: z.boolean(),
  review: reportedReviewSchema.nullable(),
})

const otherReportSchema = reportSchema
  .pick({ id: true, reason: true, description: true, createdAt: true })
  .extend({ reporterName: z.string().nullable() })

/** A queue entry groups the reports on one item: the newest, their number, and the reasons of the others. */
export const adminReportSchema = reportSchema.extend({
  reporterName: z.string().nullable(),
  reportCount: z.int(),
  others: z.array(otherReportSchema),
  item: reportedItemSchema,
})
export const adminReportsSchema = z.array(adminReportSchema)
export type AdminReport = z.infer<typeof adminReportSchema>
export type ReportedReview = z.infer<typeof reportedReviewSchema>

export const resolveAnswerSchema = reportSchema.extend(doneShape)
export type ResolveAnswer = z.infer<typeof resolveAnswerSchema>
export const hideAnswerSchema = z.object({ ...doneShape, isHidden: z.boolean() })
export type HideAnswer = z.infer<typeof hideAnswerSchema>

const trendSchema = z.object({
  last30Days: z.int(),
  /** The counts of the last twelve 7-day periods, oldest first. */
  weeks: z.array(z.int()).length(12),
})

/** GET /api/admin/overview. */
export const overviewSchema = z.object({
  waiting: z.object({
    /** Submissions of all kinds, edits and claims. */
    count: z.int(),
    totals: z.object(forEachKind(() => z.int())),
    edits: z.int(),
    claims: z.int(),
    oldestSince: z.string().nullable(),
  }),
  openReports: z.int(),
  reports: trendSchema,
  people: trendSchema,
  listings: trendSchema,
  /** Live listings past their deadline. */
  pastDeadline: z.int(),
})
export type Overview = z.infer<typeof overviewSchema>
