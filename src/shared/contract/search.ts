import { z } from 'zod'
import { type Kind, kindNames } from '../listings/kinds.ts'
import {
  documentedAs,
  oneParameter,
  severalParameters,
  unknownParameter,
  wholeParameter,
} from '../listings/parameters.ts'
import { searchMaxLength, searchParts } from '../rules/search-parts.ts'
import { listingSchema } from './listings.ts'

/**
 * The query string of `GET /api/search`. A part in `off` is ignored together with its words; quoted words are plain search
 * words.
 */
export const searchQuerySchema = z
  .object({
    q: oneParameter
      .transform((value) => value ?? '')
      .pipe(z.string().max(searchMaxLength, `q must be at most ${searchMaxLength} characters`))
      .meta(documentedAs({ type: 'string', maxLength: searchMaxLength })),
    limit: wholeParameter('limit', 1, 100),
    off: severalParameters
      .transform((types, context) => {
        const known = searchParts.filter((type) => types.includes(type))
        if (types.some((type) => !known.some((other) => other === type)))
          context.addIssue({ code: 'custom', message: `off must be any of: ${searchParts.join(', ')}` })
        return known
      })
      .meta(documentedAs({ type: 'array', items: { type: 'string', enum: searchParts } })),
  })
  .catchall(unknownParameter)
  .transform(({ q, limit, off }) => ({ q, limit: limit ?? 5, off }))

export type SearchQuery = z.infer<typeof searchQuerySchema>

const understoodSchema = z.object({
  type: z.enum(searchParts),
  /** A readable label: 'Dublin, CA', 'Free', 'Age 15', 'Summer Camps'. */
  label: z.string(),
  /** The words of the search with this meaning. */
  words: z.string(),
})

const groupSchema = (kind: Kind) =>
  z.object({
    listingType: z.literal(kind),
    total: z.int(),
    totalIsLowerBound: z.literal(true).optional(),
    /** The search with corrected spelling; absent without a correction. */
    correctedSearch: z.string().optional(),
    items: z.array(listingSchema(kind)),
    /** Parameters that give the same results in the kind's own list. */
    query: z.record(z.string(), z.string()),
  })

type GroupSchemas = [ReturnType<typeof groupSchema>, ...ReturnType<typeof groupSchema>[]]

/** One group per kind, in header order; excluded kinds have a total of 0. */
export const searchAnswerSchema = z.object({
  groups: z.array(z.discriminatedUnion('listingType', kindNames.map(groupSchema) as GroupSchemas)),
  understood: z.array(understoodSchema),
  /** Related categories, cities with listings and steps of the planning guide. */
  categories: z.array(z.object({ listingType: z.enum(kindNames), param: z.string(), value: z.string() })),
  places: z.array(z.object({ city: z.string(), total: z.int() })),
  steps: z.array(z.object({ id: z.string(), title: z.string(), period: z.string() })),
})

export type Understood = z.infer<typeof understoodSchema>
export type SearchGroup = z.infer<ReturnType<typeof groupSchema>>
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
