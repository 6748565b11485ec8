import { z } from 'zod'
import { planItemParamsSchema } from '#shared/contract/plan.ts'
import { preferencesBodySchema } from '#shared/contract/preferences.ts'
import { profileBodySchema } from '#shared/contract/users.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'

const kind = z.enum(kindNames)
const daysAgo = z.number().positive()

/** `status`, `addedBy`, `addedDaysAgo` and `views` describe the listing's history; every other key is a field of its kind. */
const entrySchema = (kind: Kind) =>
  z
    .object({
      status: z.enum(['live', 'pending', 'inactive']).default('live'),
      addedBy: z.email().optional(),
      addedDaysAgo: daysAgo,
      views: z.int().positive().default(0),
    })
    .catchall(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .transform(({ status, addedBy, addedDaysAgo, views, ...fields }) => {
      return { kind, status, addedBy, addedDaysAgo, views, fields }
    })

const personSchema = profileBodySchema
  .extend({
    email: z.email(),
    joinedDaysAgo: daysAgo,
    /** How many listings the person gave a thumbs up or bookmarked. */
    thumbsUp: z.int(),
    bookmarks: z.int(),
    /** The answers to the short start. */
    preferences: preferencesBodySchema.omit({ grade: true }).strict().optional(),
    planDone: z.array(planItemParamsSchema.shape.itemId).default([]),
  })
  .strict()

const reviewedListingSchema = z.strictObject({
  kind,
  listing: z.string(),
  reviews: z.array(
    z.strictObject({
      /** Absent if the author has deleted the account. */
      by: z.email().optional(),
      rating: z.int().min(1).max(5),
      title: z.string(),
      content: z.string().optional(),
      daysAgo,
    }),
  ),
})

const reportSchema = z.strictObject({
  kind,
  listing: z.string(),
  /** Present if the report is about this person's review, not about the listing. */
  reviewBy: z.email().optional(),
  reason: z.string(),
  description: z.string().default(''),
  by: z.email(),
  daysAgo,
  isResolved: z.boolean().default(false),
})

export type ListingEntry = z.infer<ReturnType<typeof entrySchema>>
export type DemoPerson = z.infer<typeof personSchema>
export type DemoContent = Awaited<ReturnType<typeof loadDemoContent>>

/** Reads content/*.json. Lazy imports keep it out of memory unless an empty database is being filled. */
export async function loadDemoContent() {
  const [listings, people, reviewed, reports] = await Promise.all([
    Promise.all(kindNames.map((kind) => load(kind, entrySchema(kind)))),
    load('people', personSchema),
    load('reviews', reviewedListingSchema),
    load('reports', reportSchema),
  ])
  return { listings: listings.flat(), people, reviewed, reports }
}

async function load<S extends z.ZodType>(name: string, schema: S): Promise<z.infer<S>[]> {
  const file: { default: unknown } = await import(`./content/${name}.json`, { with: { type: 'json' } })
  return z.array(schema).parse(file.default)
}
