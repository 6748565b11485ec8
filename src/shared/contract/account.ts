import { z } from 'zod'
import { newPassword } from './text-schemas.ts'
import { trackerSchema } from './tracker.ts'
import { accountSchema } from './users.ts'

const currentPassword = z
  .string({ error: 'Current password is required' })
  .min(1, 'Current password is required')

/** PUT /api/auth/password. The server also rejects passwords that are easy to guess. */
export const changePasswordBodySchema = z.object({
  currentPassword,
  newPassword: newPassword('New password'),
})

/**
 * POST /api/auth/delete-account. Accounts with a password require it; accounts without one require their e-mail
 * address. The server decides which.
 */
export const deleteAccountBodySchema = z.object({
  password: z.string({ error: 'Password must be text' }).optional(),
  email: z.string({ error: 'Email must be text' }).optional(),
})

const moment = z.iso.datetime()
const listingRef = { listingType: z.string(), listingId: z.int(), title: z.string() }

/** GET /api/auth/data: all personal data of an account, as listed in the privacy policy. */
export const personalDataSchema = z.object({
  exportedAt: moment,
  account: accountSchema.extend({ emailVerifiedAt: moment.nullable(), wantsDigest: z.boolean() }),
  signInProviders: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: moment })),
  sessions: z.array(z.object({ createdAt: moment, expiresAt: moment })),
  emailedLinks: z.array(
    z.object({
      purpose: z.string(),
      email: z.string(),
      createdAt: moment,
      expiresAt: moment,
      usedAt: moment.nullable(),
    }),
  ),
  listings: z.array(
    z.object({
      listingType: z.string(),
      id: z.int(),
      isApproved: z.boolean(),
      isActive: z.boolean(),
      submittedAt: moment.nullable(),
      approvedAt: moment.nullable(),
      rejectedAt: moment.nullable(),
      rejectionReason: z.string().nullable(),
      pausedAt: z.string().nullable(),
      trashedAt: z.string().nullable(),
      createdAt: moment,
      updatedAt: moment,
      values: z.record(z.string(), z.unknown()),
    }),
  ),
  waitingEdits: z.array(
    z.object({ ...listingRef, values: z.record(z.string(), z.unknown()), createdAt: moment }),
  ),
  reviews: z.array(
    z.object({
      ...listingRef,
      reviewTitle: z.string(),
      rating: z.int(),
      content: z.string().nullable(),
      isHidden: z.boolean(),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  reviewReplies: z.array(
    z.object({
      ...listingRef,
      reviewTitle: z.string(),
      content: z.string(),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  claims: z.array(
    z.object({
      ...listingRef,
      message: z.string(),
      email: z.string().nullable(),
      status: z.string(),
      createdAt: moment,
    }),
  ),
  oneTimeCodes: z.array(z.object({ createdAt: moment })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })),
  adminNotes: z.array(z.object({ content: z.string(), createdAt: moment })),
  thumbsUp: z.array(z.object({ ...listingRef, createdAt: moment })),
  bookmarks: z.array(z.object({ ...listingRef, createdAt: moment })),
  trackedItems: z.array(z.object({ ...listingRef, ...trackerSchema.shape, updatedAt: moment })),
  notifications: z.array(
    z.object({
      ...listingRef,
      kind: z.string(),
      targetOn: z.string().nullable(),
      message: z.string().nullable(),
      createdAt: moment,
      readAt: moment.nullable(),
      mailedAt: moment.nullable(),
    }),
  ),
  views: z.array(z.object({ ...listingRef, lastViewedAt: moment })),
  preferences: z.array(
    z.object({
      role: z.string().nullable(),
      interests: z.array(z.string()),
      zipcode: z.string().nullable(),
      startedAt: moment,
    }),
  ),
  /** Without the addresses, which give access to the calendar. */
  calendarAddresses: z.array(z.object({ createdAt: moment })),
  savedSearches: z.array(
    z.object({
      name: z.string(),
      listingType: z.string(),
      query: z.record(z.string(), z.string()),
      digest: z.string(),
      visitedAt: moment,
      createdAt: moment,
    }),
  ),
  /** Without the links. */
  sharedLists: z.array(
    z.object({
      name: z.string(),
      items: z.array(z.object({ listingType: z.string(), listingId: z.int() })),
      showsName: z.boolean(),
      expiresOn: z.string().nullable(),
      createdAt: moment,
    }),
  ),
  planTicks: z.array(z.object({ itemId: z.string(), createdAt: moment })),
  reports: z.array(
    z.object({
      reportType: z.string(),
      itemType: z.string(),
      itemId: z.int(),
      reason: z.string(),
      description: z.string().nullable(),
      isResolved: z.boolean(),
      createdAt: moment,
    }),
  ),
  uploads: z.array(
    z.object({ url: z.string(), bytes: z.int(), width: z.int(), height: z.int(), createdAt: moment }),
  ),
  mail: z.array(
    z.object({ kind: z.string(), subject: z.string(), createdAt: moment, sentAt: moment.nullable() }),
  ),
  mailSettings: z.array(
    z.object({
      topics: z.array(z.string()),
      hour: z.int(),
      bouncedAddress: z.string().nullable(),
      bouncedAt: moment.nullable(),
    }),
  ),
  imports: z.array(
    z.object({ listingType: z.string(), fileName: z.string(), status: z.string(), createdAt: moment }),
  ),
  moderationLog: z.array(
    z.object({
      action: z.string(),
      itemType: z.string(),
      itemId: z.string(),
      isByYou: z.boolean(),
      createdAt: moment,
    }),
  ),
})

export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>
export type DeleteAccountBody = z.infer<typeof deleteAccountBodySchema>
export type PersonalData = z.infer<typeof personalDataSchema>
