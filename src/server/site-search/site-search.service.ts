import type { Db } from '#server/db/client.ts'
import type { Matches } from '#server/listings/collect-matches.repository.ts'
import { correctedSearchOf } from '#server/listings/corrected-search.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { presentWithDistance } from '#server/listings/listing-presenter.ts'
import { correctedSelection, lookupsIn, selectionOf } from '#server/listings/listing-selection.ts'
import { findListings } from '#server/listings/listings.repository.ts'
import { findMatchesOfEach } from '#server/listings/search.repository.ts'
import type { SearchAnswer, SearchGroup, SearchQuery } from '#shared/contract/search.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { fold } from '#shared/listings/search.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'
import { relatedCategories, relatedSteps } from './related-pages.ts'
import { searchParameters } from './search-parameters.ts'
import { findCitiesByPrefix, findCityName, findKnownCities } from './site-search.repository.ts'
import { cityCandidates, type Understanding, understandQuery } from './understand-query.ts'
import { understoodParts } from './understood-parts.ts'

interface KindQuery {
  kind: Kind
  params: Record<string, string>
  selection: Selection
}

interface KindResult extends KindQuery {
  matches: Matches
}

const maxPlaces = 3
/** A search counts five kinds at once, so its limit per kind is lower than that of a list. */
const maxCounted = 1_000

const hasAny = (results: readonly KindResult[]): boolean => results.some(({ matches }) => matches.total > 0)

export type SiteSearchService = ReturnType<typeof createSiteSearchService>

interface Deps {
  db: Db
  cache: ListingCache
  clock: () => Date
}

export const createSiteSearchService = ({ db, cache, clock }: Deps) => {
  const lookups = lookupsIn(db, cache)
  const cityName = (city: string) => cache.get(`city name ${city}`, () => findCityName(db, city))

  const withMatches = async (queries: readonly KindQuery[]): Promise<KindResult[]> => {
    const selections = queries.map(({ selection }) => selection)
    const matches = await findMatchesOfEach(db, selections)
    return queries.flatMap((query, at) => (matches[at] ? [{ ...query, matches: matches[at] }] : []))
  }

  const find = async (understanding: Understanding, off: readonly SearchPart[], limit: number) => {
    const today = pacificDay(clock())
    const queries = await Promise.all(
      kindNames.map(async (kind): Promise<KindQuery[]> => {
        const params = searchParameters(kind, understanding, off)
        if (params === null) return []
        const query = { ...schemas[kind].parse(params), limit }
        const selection = await selectionOf(db, kind, query, today, { maxCounted, lookups })
        return [{ kind, params, selection }]
      }),
    )
    return withMatches(queries.flat())
  }

  /** Falls back to the loose interpretation if the strict one finds nothing. */
  const findWithFallback = async (q: string, off: readonly SearchPart[], limit: number) => {
    const cities = await findKnownCities(db, cityCandidates(q))
    const read = (isLoose: boolean) => understandQuery(q, (name) => cities.has(name), isLoose)
    const understanding = read(false)
    const found = await find(understanding, off, limit)
    const loose = read(true)
    if (hasAny(found) || loose.kinds.length <= understanding.kinds.length) return { understanding, found }
    const looseResults = await find(loose, off, limit)
    return hasAny(looseResults) ? { understanding: loose, found: looseResults } : { understanding, found }
  }

  /** Retries with corrected spelling if no kind has a match. */
  const correctSpelling = async (found: KindResult[]): Promise<KindResult[]> => {
    if (hasAny(found)) return found
    const corrected = await Promise.all(
      found.map(async (one) => {
        const selection = await correctedSelection(db, one.selection, lookups)
        return selection ? [{ ...one, selection }] : []
      }),
    )
    const retried = await withMatches(corrected.flat())
    return found.map((one) => retried.find(({ kind }) => kind === one.kind) ?? one)
  }

  const groupOf = async (kind: Kind, found: KindResult | undefined): Promise<SearchGroup> => {
    if (!found) return { listingType: kind, total: 0, items: [], query: {} }
    const { selection, matches, params } = found
    const stored = await findListings(db, kind, matches.ids)
    return {
      listingType: kind,
      total: matches.total,
      ...(matches.isLowerBound && { totalIsLowerBound: true as const }),
      ...correctedSearchOf(selection, stored),
      items: stored.map((listing) => presentWithDistance(listing, clock(), selection.place)),
      query: params,
    }
  }

  return {
    async search({ q, limit, off }: SearchQuery): Promise<SearchAnswer> {
      const { understanding, found } = await findWithFallback(q, off, limit)
      const results = await correctSpelling(found)
      const text = understanding.tokens.filter(({ role }) => role === 'text')
      const plain = text.map(({ typed }) => typed).join(' ')
      const [groups, understood, places] = await Promise.all([
        Promise.all(
          kindNames.map((kind) =>
            groupOf(
              kind,
              results.find((one) => one.kind === kind),
            ),
          ),
        ),
        understoodParts(understanding, off, cityName),
        plain === '' ? [] : findCitiesByPrefix(db, fold(plain), maxPlaces),
      ])
      return {
        groups,
        understood,
        categories: relatedCategories(plain),
        places: places.map(({ city, total }) => ({ city: capitalized(city), total })),
        steps: relatedSteps(plain),
      }
    },
  }
}

const schemas = Object.fromEntries(kindNames.map((kind) => [kind, listQuerySchema(kind)])) as Record<
  Kind,
  ReturnType<typeof listQuerySchema>
>

/** Facets are lowercase, but city names are capitalized. */
const capitalized = (name: string): string => name.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
