import type { Db } from '#server/db/client.ts'
import type { Matches } from '#server/listings/collect-matches.repository.ts'
import { correctedSearchOf } from '#server/listings/corrected-search.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { presentDistant } from '#server/listings/listing-presenter.ts'
import { cachedLookups, respelledSelection, selectionOf } from '#server/listings/listing-selection.ts'
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

/** A list that the search asks. */
interface Asked {
  kind: Kind
  params: Record<string, string>
  selection: Selection
}

interface Found extends Asked {
  matches: Matches
}

const maxPlaces = 3
/** A search counts five kinds at once, so it counts less of each than a list does. */
const maxCounted = 1_000

const hasAny = (found: readonly Found[]): boolean => found.some(({ matches }) => matches.total > 0)

export type SiteSearchService = ReturnType<typeof createSiteSearchService>

interface Deps {
  db: Db
  cache: ListingCache
  clock: () => Date
}

export const createSiteSearchService = ({ db, cache, clock }: Deps) => {
  const lookups = cachedLookups(db, cache)
  const cityName = (city: string) => cache.get(`city name ${city}`, () => findCityName(db, city))

  const withMatches = async (asked: readonly Asked[]): Promise<Found[]> => {
    const selections = asked.map(({ selection }) => selection)
    const matches = await findMatchesOfEach(db, selections)
    return asked.flatMap((one, at) => (matches[at] ? [{ ...one, matches: matches[at] }] : []))
  }

  const find = async (understanding: Understanding, off: readonly SearchPart[], limit: number) => {
    const today = pacificDay(clock())
    const asked = await Promise.all(
      kindNames.map(async (kind): Promise<Asked[]> => {
        const params = searchParameters(kind, understanding, off)
        if (params === null) return []
        const query = { ...schemas[kind].parse(params), limit }
        const selection = await selectionOf(db, kind, query, today, { maxCounted, lookups })
        return [{ kind, params, selection }]
      }),
    )
    return withMatches(asked.flat())
  }

  /** The first reading of a search that finds anything, else the first of all. */
  const firstThatFinds = async (q: string, off: readonly SearchPart[], limit: number) => {
    const cities = await findKnownCities(db, cityCandidates(q))
    const read = (isLoose: boolean) => understandQuery(q, (name) => cities.has(name), isLoose)
    const understanding = read(false)
    const found = await find(understanding, off, limit)
    const loose = read(true)
    if (hasAny(found) || loose.kinds.length <= understanding.kinds.length) return { understanding, found }
    const otherwise = await find(loose, off, limit)
    return hasAny(otherwise) ? { understanding: loose, found: otherwise } : { understanding, found }
  }

  /** When no kind has a match, the same with other spellings. */
  const respell = async (found: Found[]): Promise<Found[]> => {
    if (hasAny(found)) return found
    const respelled = await Promise.all(
      found.map(async (one) => {
        const selection = await respelledSelection(db, one.selection, lookups)
        return selection ? [{ ...one, selection }] : []
      }),
    )
    const again = await withMatches(respelled.flat())
    return found.map((one) => again.find(({ kind }) => kind === one.kind) ?? one)
  }

  const groupOf = async (kind: Kind, found: Found | undefined): Promise<SearchGroup> => {
    if (!found) return { listingType: kind, total: 0, items: [], query: {} }
    const { selection, matches, params } = found
    const stored = await findListings(db, kind, matches.ids)
    return {
      listingType: kind,
      total: matches.total,
      ...(matches.isLowerBound && { totalIsLowerBound: true as const }),
      ...correctedSearchOf(selection, stored),
      items: stored.map((listing) => presentDistant(listing, clock(), selection.place)),
      query: params,
    }
  }

  return {
    async search({ q, limit, off }: SearchQuery): Promise<SearchAnswer> {
      const { understanding, found } = await firstThatFinds(q, off, limit)
      const shown = await respell(found)
      const text = understanding.tokens.filter(({ role }) => role === 'text')
      const plain = text.map(({ typed }) => typed).join(' ')
      const [groups, understood, places] = await Promise.all([
        Promise.all(
          kindNames.map((kind) =>
            groupOf(
              kind,
              shown.find((one) => one.kind === kind),
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

/** Facets are folded, and a city is shown with capitals. */
const capitalized = (name: string): string => name.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
