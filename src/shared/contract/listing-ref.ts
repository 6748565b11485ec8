import { z } from 'zod'
import { type Kind, kindNames, kindSpellings, parseKind } from '../listings/kinds.ts'
import { documentedAs } from '../listings/parameters.ts'

/** Ids are 32-bit integers in the database. */
export const idSchema = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)], { error: 'This must be the number of an item' })
  .transform(Number)
  .refine((id) => id > 0 && id <= 2_147_483_647, { error: 'There is no item with that number' })
  .meta(documentedAs({ type: 'integer', minimum: 1, maximum: 2_147_483_647 }))

/** A kind of listing in any of its spellings: 'camp', 'camps', 'summer-camp', 'summer-camps'. */
export const kindSchema = z
  .string({ error: 'listingType is required' })
  .meta({ enum: kindSpellings })
  .transform((name, context): Kind => {
    const kind = parseKind(name)
    if (kind) return kind
    context.addIssue({
      code: 'custom',
      message: `listingType must be one of: ${kindNames.join(', ')}`,
    })
    return z.NEVER
  })

/** The listing of a reaction, a review or a view. */
export const listingRefSchema = z.object({ listingType: kindSchema, listingId: idSchema })
export const listingRefParamsSchema = z.object({ listingType: kindSchema, id: idSchema })
export const idParamsSchema = z.object({ id: idSchema })

export interface ListingRef {
  listingType: Kind
  listingId: number
}
