import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'
import { isCalendarDay } from '../rules/calendar-day.ts'
import { normalizeText } from '../rules/normalize-text.ts'
import { listingRefSchema } from './listing-ref.ts'
import { listingSchema } from './listings.ts'

/** docs/product.md 23.3 */
export const maxSharedLists = 50
export const maxSharedItems = 100
export const maxListName = 80

/** POST /api/shared-lists. */
export const sharedListBodySchema = z.object({
  name: z
    .string({ error: 'Name is required' })
    .overwrite((name) => normalizeText(name))
    .min(1, 'Name is required')
    .max(maxListName, `Name must be ${maxListName} characters or fewer`)
    .regex(/^\P{Cc}*$/u, 'Name has characters that cannot be used'),
  items: z
    .array(listingRefSchema, { error: 'items must be a list of listings' })
    .min(1, 'Please choose at least one item')
    .max(maxSharedItems, `A list has at most ${maxSharedItems} items`),
  /** The last day on which the link works; absent or null for no end. */
  expiresOn: z
    .string({ error: 'expiresOn must be a date such as 2027-01-31' })
    .refine(isCalendarDay, { error: 'expiresOn must be a date such as 2027-01-31' })
    .nullish()
    .transform((day) => day ?? null),
  showName: z.boolean({ error: 'showName must be true or false' }).default(false),
})

/** A list as its owner sees it. */
export const ownSharedListSchema = z
  .object({
    id: z.int(),
    url: z.url(),
    name: z.string(),
    items: z.array(z.object({ listingType: z.enum(kindNames), listingId: z.int() })),
    showName: z.boolean(),
    expiresOn: z.string().nullable(),
    isExpired: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnSharedList' })

export const sharedListTokenParamsSchema = z.object({ token: z.string() })

/** GET /api/lists/{token}: a list as its recipients see it. */
export const sharedListSchema = z
  .object({
    name: z.string(),
    /** The owner's display name, if the owner shows it. */
    sharedBy: z.string().nullable(),
    expiresOn: z.string().nullable(),
    items: z.array(
      z.object({
        listingType: z.enum(kindNames),
        listingId: z.int(),
        listing: z.union(kindNames.map((kind) => listingSchema(kind))),
      }),
    ),
    /** The number of omitted items that are no longer listed. */
    missingCount: z.int(),
  })
  .meta({ id: 'SharedList' })

/** POST /api/lists/{token}/save. */
export const savedFromListSchema = z.object({ savedCount: z.int() })

export type SharedListBody = z.infer<typeof sharedListBodySchema>
export type OwnSharedList = z.infer<typeof ownSharedListSchema>
export type SharedList = z.infer<typeof sharedListSchema>
export type SavedFromList = z.infer<typeof savedFromListSchema>
