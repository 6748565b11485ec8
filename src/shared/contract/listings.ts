import { z } from 'zod'
import { contributorLevels } from '#shared/rules/contributor-level.ts'
import type { Field } from '../listings/fields.ts'
import { type Kind, type KindValues, kindNames, kindOf } from '../listings/kinds.ts'
import { documentedAs } from '../listings/parameters.ts'

/** The public data of a listing's contributor. */
export const contributorSchema = z
  .object({
    displayName: z.string(),
    profileImageUrl: z.string().nullable(),
    level: z.enum(contributorLevels.map(({ level }) => level)),
    levelName: z.string(),
    isNewUser: z.boolean(),
  })
  .meta({ id: 'Contributor' })

/** Fields of every listing, in addition to those of its kind. */
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
  /** The time of the last check (docs/product.md 4.15); null if never checked. */
  checkedAt: z.string().nullable(),
}

export type Contributor = z.infer<typeof contributorSchema>
type Common = { [P in keyof typeof commonShape]: z.infer<(typeof commonShape)[P]> }
/** Miles from the requested place, to one decimal; null if the listing's location is unknown. */
const distanceShape = { distanceMiles: z.number().nullable().optional() }
/** Present while the listing has no owner, so its provider can claim it. */
const claimShape = { isClaimable: z.literal(true).optional() }
interface OptionalValues {
  distanceMiles?: number | null
  isClaimable?: true
}

export type Listing<K extends Kind = Kind> = K extends Kind ? Common & KindValues<K> & OptionalValues : never

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

/** The name of a kind's schema in OpenAPI. */
export const schemaNameOf = (kind: Kind) => kindOf(kind).names.label.replaceAll(' ', '')

function createListingObject(kind: Kind) {
  const fields = Object.entries(kindOf(kind).fields).map(([name, field]) => [name, valueSchema(field)])
  return z
    .object({
      ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
      ...commonShape,
      ...distanceShape,
      ...claimShape,
    })
    .meta({ id: schemaNameOf(kind) })
}

/** One schema per kind, which OpenAPI defines once and every response references. */
export const listingObjects = Object.fromEntries(
  kindNames.map((kind) => [kind, createListingObject(kind)]),
) as Record<Kind, ReturnType<typeof createListingObject>>

export const listingSchema = <K extends Kind>(kind: K): z.ZodType<Listing<K>> => {
  const schema: z.ZodType = listingObjects[kind]
  return schema as z.ZodType<Listing<K>>
}

/** The number of results for each filter value, ignoring the other values of the same filter. */
export const facetCountsSchema = z.record(z.string(), z.record(z.string(), z.int()))
export type FacetCounts = z.infer<typeof facetCountsSchema>

/** `{ total, totalIsLowerBound?, correctedSearch?, rows under the kind's own name such as camps, facets? }` */
export const listAnswerSchema = <K extends Kind>(kind: K) =>
  z.object({
    total: z.int(),
    /** There are more than `total`, because counts without a stored total stop at 10,000. */
    totalIsLowerBound: z.literal(true).optional(),
    /** The corrected search, if the original found nothing; `exactSearch=true` prevents it. */
    correctedSearch: z.string().optional(),
    [kindOf(kind).names.rows]: z.array(listingSchema(kind)),
    facets: facetCountsSchema.optional(),
  })

/** Up to four similar live listings of the same kind, each with a readable reason. */
export const similarAnswerSchema = <K extends Kind>(kind: K) =>
  z.object({
    similar: z.array(
      z.object({
        listing: listingSchema(kind),
        /** 'Also Robotics, 4 miles away' */
        reason: z.string(),
        /** One decimal; null if either location is unknown. */
        distanceMiles: z.number().nullable(),
      }),
    ),
  })

export interface SimilarListing<K extends Kind = Kind> {
  listing: Listing<K>
  reason: string
  distanceMiles: number | null
}

export interface ListingPage<K extends Kind = Kind> {
  total: number
  totalIsLowerBound?: true
  correctedSearch?: string
  rows: Listing<K>[]
  facets?: FacetCounts
}

export const listingIdParamsSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'There is no listing with that number')
    .transform(Number)
    .meta(documentedAs({ type: 'integer', minimum: 0, maximum: 999_999_999 })),
})
