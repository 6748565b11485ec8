import { z } from 'zod'
import { contributorLevels } from '#shared/rules/contributor-level.ts'
import type { Field } from '../listings/fields.ts'
import { type Kind, type KindValues, kindOf } from '../listings/kinds.ts'

/** Who added a listing, as everybody may see it. */
export const contributorSchema = z.object({
  displayName: z.string(),
  profileImageUrl: z.string().nullable(),
  level: z.enum(contributorLevels.map(({ level }) => level)),
  levelName: z.string(),
  isNewUser: z.boolean(),
})

/** What every listing carries beside the fields of its kind. */
const commonShape = {
  id: z.int(),
  listingType: z.string(),
  userId: z.string().nullable(),
  location: z.string().nullable(),
  contributorNickname: z.string().nullable(),
  contributorFirstName: z.string().nullable(),
  contributorLastName: z.string().nullable(),
  contributor: contributorSchema.nullable(),
  viewCount: z.int(),
  thumbsUpCount: z.int(),
  reviewCount: z.int(),
  averageRating: z.number().nullable(),
  /** Alias of `averageRating` (docs/product.md 3.12). */
  rating: z.number().nullable(),
  isApproved: z.boolean(),
  isActive: z.boolean(),
  submittedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

export type Contributor = z.infer<typeof contributorSchema>
type Common = { [P in keyof typeof commonShape]: z.infer<(typeof commonShape)[P]> }
export type Listing<K extends Kind = Kind> = K extends Kind ? Common & KindValues<K> : never

const valueSchema = (field: Field): z.ZodType => {
  switch (field.type) {
    case 'list':
      return z.array(z.string())
    case 'flag':
      return z.boolean().nullable()
    case 'whole':
    case 'money':
    case 'degrees':
      return z.number().nullable()
    default:
      return z.string().nullable()
  }
}

export const listingSchema = <K extends Kind>(kind: K): z.ZodType<Listing<K>> => {
  const fields = Object.entries(kindOf(kind).fields).map(([name, field]) => [name, valueSchema(field)])
  const schema: z.ZodType = z.object({ ...Object.fromEntries(fields), ...commonShape })
  return schema as z.ZodType<Listing<K>>
}

/** How many results each value of a filter would give, its own group left out. */
export const facetCountsSchema = z.record(z.string(), z.record(z.string(), z.int()))
export type FacetCounts = z.infer<typeof facetCountsSchema>

/** `{ total, totalIsLowerBound?, rows under the kind's own name such as camps, facets? }` */
export const listAnswerSchema = <K extends Kind>(kind: K) =>
  z.object({
    total: z.int(),
    /** There are more than `total`: counts stop at 10,000 where nothing keeps them. */
    totalIsLowerBound: z.literal(true).optional(),
    [kindOf(kind).names.rows]: z.array(listingSchema(kind)),
    facets: facetCountsSchema.optional(),
  })

export interface ListingPage<K extends Kind = Kind> {
  total: number
  totalIsLowerBound?: true
  rows: Listing<K>[]
  facets?: FacetCounts
}

export const listingIdParamsSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'There is no listing with that number')
    .transform(Number),
})
