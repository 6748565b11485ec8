import { z } from 'zod'
import { stateCodes } from '../reference/states.ts'
import { isCalendarDay } from '../rules/calendar-day.ts'
import { isCalendarMonth } from '../rules/calendar-month.ts'
import { distances } from '../rules/distance.ts'
import type { Filter, KindShape } from './define-kind.ts'
import type { Field } from './fields.ts'
import { type Kind, kindNames, kindOf } from './kinds.ts'
import { flagParameter, oneParameter, severalParameters, wholeParameter } from './parameters.ts'

/** A list call as the server understands it: every parameter checked, everything that was not given left out. */
export interface ListQuery {
  search: string | null
  /** The values asked for, by filter parameter. Several values of one filter mean or, several filters mean and. */
  filters: Record<string, string[]>
  /** Null when the caller gave none: then the best match comes first, or the kind's own default. */
  sortBy: string | null
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
  facets: boolean
  hideClosed: boolean
  upcoming: boolean
  /** Events of one month, written YYYY-MM. */
  month: string | null
  /** Events near a ZIP code; null without a limit. */
  zipcode: string | null
  distance: number | null
}

export const maxPageSize = 100

/** What a call that is no list of pages does differently with the same query: how many it answers, and from when. */
interface Usage {
  limit?: number
  max?: number
  upcoming?: boolean
}

/** The query string of `GET /api/{path}`, comma-joined and repeated parameters alike. */
export const listQuerySchema = (kind: Kind, usage: Usage = {}) => {
  const definition = kindOf(kind)
  const { hasDates, hasDistance, defaultSort } = definition
  return z
    .object({
      search: oneParameter
        .transform((value) => value ?? null)
        .pipe(z.string().max(200, 'Search must be at most 200 characters').nullable()),
      sortBy: oneParameter.refine((value) => value === undefined || definition.sorts.includes(value), {
        error: `sortBy must be one of: ${definition.sorts.join(', ')}`,
      }),
      sortOrder: oneParameter.refine((value) => value === undefined || value === 'asc' || value === 'desc', {
        error: 'sortOrder must be asc or desc',
      }),
      limit: wholeParameter('limit', 1, usage.max ?? maxPageSize),
      offset: wholeParameter('offset', 0, 2_147_483_647),
      facets: flagParameter('facets'),
      hideClosed: flagParameter('hideClosed'),
      upcoming: flagParameter('upcoming'),
      month: oneParameter.refine((value) => !hasDates || value === undefined || isCalendarMonth(value), {
        error: 'month must be a month such as 2027-01',
      }),
      zipcode: oneParameter,
      distance: oneParameter.refine((value) => !hasDistance || value === undefined || isDistance(value), {
        error: `distance must be any, ${distances.join(', ')}`,
      }),
      ...filterShape(definition),
    })
    .transform((given): ListQuery => {
      const values = given as Record<string, unknown>
      return {
        search: given.search,
        filters: filtersOf(definition, values),
        sortBy: given.sortBy ?? (given.sortOrder === undefined ? null : defaultSort.by),
        sortOrder: (given.sortOrder as 'asc' | 'desc' | undefined) ?? defaultSort.order,
        limit: given.limit ?? usage.limit ?? definition.pageSize,
        offset: given.offset ?? 0,
        facets: given.facets ?? false,
        hideClosed: given.hideClosed ?? false,
        upcoming: given.upcoming ?? usage.upcoming ?? false,
        month: (hasDates ? given.month : undefined) ?? null,
        zipcode: (hasDistance ? given.zipcode : undefined) ?? null,
        distance: given.distance === undefined || given.distance === 'any' ? null : Number(given.distance),
      }
    })
}

const isDistance = (value: string): boolean =>
  value === 'any' || distances.some((miles) => String(miles) === value)

/**
 * The parameters of a kind's own filters, and those of the other kinds: lists share one set of parameters (docs/product.md 6.3), so a
 * bad number is refused even where it would filter nothing.
 */
const filterShape = (kind: KindShape): Record<string, z.ZodType> =>
  Object.fromEntries([...kindNames.map(kindOf), kind].flatMap(parametersOf))

const parametersOf = (kind: KindShape): [string, z.ZodType][] =>
  kind.filters.flatMap((filter) =>
    namesOf(filter).map((name): [string, z.ZodType] => [name, parameterSchema(kind, filter, name)]),
  )

const parameterSchema = (kind: KindShape, filter: Filter, name: string): z.ZodType => {
  switch (filter.op) {
    case 'is':
      return flagParameter(name)
    case 'atMost':
      return wholeParameter(name, 0, 120)
    case 'prefix':
      return severalParameters.transform(withoutStates)
    case 'onDay':
      return oneParameter.refine((value) => value === undefined || isCalendarDay(value), {
        error: `${name} must be a date such as 2027-01-31`,
      })
    default:
      return fieldParameter(kind.fields[filter.field], name)
  }
}

const fieldParameter = (field: Field | undefined, name: string): z.ZodType => {
  if (field?.type !== 'whole') return severalParameters
  const { min, max } = field
  const isLevel = (value: string) => /^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max
  return severalParameters.refine((values) => values.every(isLevel), {
    error: `${name} must be whole numbers from ${min} to ${max}`,
  })
}

/** Cities are joined by commas like all values; whoever types 'Dublin, CA' means one city and not two. */
const withoutStates = (cities: string[]): string[] => {
  const others = cities.filter((city) => !isState.has(city.toUpperCase()))
  return others.length > 0 ? others : cities
}

const isState = new Set<string>(stateCodes)

/** All the names that a filter's values may be given under. */
const namesOf = ({ param, aliases = [] }: Filter): string[] => [param, ...aliases]

const filtersOf = (kind: KindShape, given: Record<string, unknown>): Record<string, string[]> => {
  const filters: Record<string, string[]> = {}
  for (const filter of kind.filters) {
    const { param } = filter
    const values = namesOf(filter).flatMap((name) => valuesOf(given[name]))
    if (values.length > 0) filters[param] = [...new Set(values)]
  }
  return filters
}

const valuesOf = (value: unknown): string[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}
