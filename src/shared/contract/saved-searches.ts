import { z } from 'zod'
import { type Kind, kindNames, kindOf, parseKind } from '../listings/kinds.ts'
import { listQuerySchema } from '../listings/list-query.ts'
import { normalizeText } from '../rules/normalize-text.ts'
import { searchQuerySchema } from './search.ts'

/** docs/product.md 23.8 */
export const maxSavedSearches = 50
export const maxSearchName = 80
/** Counts of new listings stop here: 100 means 100 or more. */
export const maxNewCount = 100
export const digestChoices = ['none', 'daily', 'weekly'] as const

/** The list of one kind, or the search over all kinds. */
export type SearchedType = Kind | 'all'
export type SearchParameters = Record<string, string>

const searchedType = z
  .string({ error: 'listingType is required' })
  .nullable()
  .transform((name, context): SearchedType => {
    const kind = name === null || name === 'all' ? 'all' : parseKind(name)
    if (kind) return kind
    context.addIssue({ code: 'custom', message: `listingType must be one of: ${kindNames.join(', ')}, all` })
    return z.NEVER
  })

const name = z
  .string({ error: 'Name is required' })
  .overwrite((text) => normalizeText(text))
  .min(1, 'Name is required')
  .max(maxSearchName, `Name must be ${maxSearchName} characters or fewer`)
  .regex(/^\P{Cc}*$/u, 'Name has characters that cannot be used')

const digest = z.enum(digestChoices, { error: `digest must be one of: ${digestChoices.join(', ')}` })

const value = z.union(
  [z.string().max(1000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)],
  {
    error: 'Must be text, a number, true or false, or a list of texts',
  },
)

/** Parameters of a page, not of a search. */
export const pageParameters: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'offset',
  'facets',
  'view',
  'show',
])

/** One string per parameter, as in a URL; without page parameters and empty values. */
const query = z
  .record(z.string().max(50), value, { error: 'query must be an object of list parameters' })
  .transform((given): SearchParameters => {
    const entries = Object.entries(given)
      .filter(([param]) => !pageParameters.has(param))
      .map(([param, one]) => [param, Array.isArray(one) ? one.join(',') : String(one)] as const)
    return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ''))
  })

/** The issues that the list reports for the parameters. */
export function queryIssues(listingType: SearchedType, parameters: SearchParameters) {
  if (listingType === 'all' && !parameters.q?.trim())
    return [{ message: 'q is required', path: ['query', 'q'] }]
  const schema =
    listingType === 'all'
      ? searchQuerySchema
      : listQuerySchema(listingType, { omit: ['limit', 'offset', 'facets'] })
  const checked = schema.safeParse(parameters)
  return checked.success
    ? []
    : checked.error.issues.map(({ message, path }) => ({ message, path: ['query', ...path] }))
}

/** POST /api/saved-searches. */
export const savedSearchBodySchema = z
  .object({ name, listingType: searchedType, query, digest: digest.default('none') })
  .superRefine((body, context) => {
    for (const issue of queryIssues(body.listingType, body.query))
      context.addIssue({ code: 'custom', ...issue })
  })

/** PATCH /api/saved-searches/{id}: absent fields stay unchanged; `visited: true` resets the count. */
export const savedSearchChangesSchema = z.object({
  name: name.optional(),
  digest: digest.optional(),
  visited: z.literal(true, { error: 'visited must be true' }).optional(),
})

export const savedSearchSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    listingType: z.enum([...kindNames, 'all']),
    query: z.record(z.string(), z.string()),
    digest: z.enum(digestChoices),
    /** Matching listings approved since the last visit. */
    newCount: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' })

/** The page that shows the results. */
export function savedSearchPath(listingType: SearchedType, parameters: SearchParameters): string {
  if (listingType === 'all') return `/search?${queryOf(parameters)}`
  const { names, hasDates } = kindOf(listingType)
  // The API includes past events by default; the page does not.
  const query = queryOf(hasDates ? { upcoming: 'false', ...parameters } : parameters)
  return query === '' ? `/${names.path}` : `/${names.path}?${query}`
}

const queryOf = (parameters: SearchParameters): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

export type DigestChoice = (typeof digestChoices)[number]
export type SavedSearchBody = z.infer<typeof savedSearchBodySchema>
export type SavedSearchChanges = z.infer<typeof savedSearchChangesSchema>
export type SavedSearch = z.infer<typeof savedSearchSchema>
