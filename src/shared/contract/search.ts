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
 * The query string of `GET /api/search`. A part named in `off` is left out of the search, with its words;
 * words in quotation marks are only looked for.
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
  /** As a person would say it: 'Dublin, CA', 'Free', 'Age 15', 'Summer Camps'. */
  label: z.string(),
  /** The words of the search that were understood so. */
  words: z.string(),
})

const groupSchema = (kind: Kind) =>
  z.object({
    listingType: z.literal(kind),
    total: z.int(),
    totalIsLowerBound: z.literal(true).optional(),
    /** The search with its spelling corrected; absent if the spelling was used as typed. */
    correctedSearch: z.string().optional(),
    items: z.array(listingSchema(kind)),
    /** The parameters with which the kind's own list gives the same results. */
    query: z.record(z.string(), z.string()),
  })

type GroupSchemas = [ReturnType<typeof groupSchema>, ...ReturnType<typeof groupSchema>[]]

/** One group per kind, in the order of the header; a kind that the search is not about has a total of 0. */
export const searchAnswerSchema = z.object({
  groups: z.array(z.discriminatedUnion('listingType', kindNames.map(groupSchema) as GroupSchemas)),
  understood: z.array(understoodSchema),
  /** What else the words may lead to: categories, cities with listings, steps of the planning guide. */
  categories: z.array(z.object({ listingType: z.enum(kindNames), param: z.string(), value: z.string() })),
  places: z.array(z.object({ city: z.string(), total: z.int() })),
  steps: z.array(z.object({ id: z.string(), title: z.string(), period: z.string() })),
})

export type Understood = z.infer<typeof understoodSchema>
export type SearchGroup = z.infer<ReturnType<typeof groupSchema>>
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
