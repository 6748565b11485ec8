import { z } from 'zod'
import { maxCompared } from '../listings/compared.ts'
import { kindNames, kindSpellings } from '../listings/kinds.ts'
import { documentedAs, oneParameter, severalParameters, unknownParameter } from '../listings/parameters.ts'
import { kindSchema } from './listing-ref.ts'
import { listingSchema } from './listings.ts'

/** The query string of `GET /api/compare`. */
export const compareQuerySchema = z
  .object({
    listingType: oneParameter
      .pipe(kindSchema)
      .meta(documentedAs({ type: 'string', enum: kindSpellings, required: true })),
    ids: severalParameters
      .pipe(
        z
          .array(
            z
              .string()
              .regex(/^[1-9]\d{0,8}$/, 'There is no listing with that number')
              .transform(Number),
          )
          .min(1, 'ids is required')
          .max(maxCompared, `Up to ${maxCompared} can be compared`)
          .transform((ids) => [...new Set(ids)]),
      )
      .meta(
        documentedAs({
          type: 'array',
          items: { type: 'integer', minimum: 1, maximum: 999_999_999 },
          minItems: 1,
          maxItems: maxCompared,
          required: true,
        }),
      ),
  })
  .catchall(unknownParameter)

/** Live listings in the requested order; others are omitted. */
export const comparisonSchema = z.object({
  items: z.array(z.union(kindNames.map((kind) => listingSchema(kind)))),
  /** The user's ZIP code, the origin of the distances; null without one. */
  zipcode: z.string().nullable(),
})

export type CompareQuery = z.infer<typeof compareQuerySchema>
export type Comparison = z.infer<typeof comparisonSchema>
