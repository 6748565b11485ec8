import { z } from 'zod'
import { stateCodes } from '../reference/states.ts'
import { isCalendarDay } from '../rules/calendar-day.ts'
import { isCalendarMonth } from '../rules/calendar-month.ts'
import type { Filter, KindShape } from './define-kind.ts'
import { distanceSort } from './distance-sort.ts'
import type { Field } from './fields.ts'
import { type Kind, kindOf } from './kinds.ts'
import {
  documentedAs,
  flagParameter,
  oneParameter,
  severalParameters,
  unknownParameter,
  wholeParameter,
} from './parameters.ts'
import { type PlaceQuery, placeParameters, placeProblem, placeQuery } from './place-parameters.ts'

/** The parsed query of a list call: validated, without absent parameters. */
export interface ListQuery extends PlaceQuery {
  search: string | null
  /** Disables spelling correction. */
  exactSearch: boolean
  /** Filter values by parameter. Values of one filter are combined by OR, filters by AND. */
  filters: Record<string, string[]>
  /** Null if absent: by relevance, or the default of the kind. */
  sortBy: string | null
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
  facets: boolean
  hideClosed: boolean
  upcoming: boolean
  /** Events of one month, written YYYY-MM. */
  month: string | null
  /** The range that must contain the days of a listing. */
  from: string | null
  to: string | null
}

export const maxPageSize = 100

/** Overrides for endpoints that use the same query without pages. */
interface ListQueryOptions {
  limit?: number
  max?: number
  upcoming?: boolean
  /** Documents `month` as required; the endpoint enforces it. */
  needsMonth?: boolean
  /** Parameters without an effect on the endpoint. */
  omit?: readonly Omittable[]
}

type Omittable = 'limit' | 'offset' | 'sortBy' | 'sortOrder' | 'facets'

/**
 * The query string of `GET /api/{path}`, with comma-separated or repeated parameters. Rejects unknown parameters, and
 * parameters without an effect, by name (docs/product.md 6.3).
 */
export const listQuerySchema = (kind: Kind, options: ListQueryOptions = {}) => {
  const definition = kindOf(kind)
  const { defaultSort } = definition
  return z
    .object(parameterShape(definition, options))
    .catchall(unknownParameter)
    .transform((values, context): ListQuery => {
      const given = values as ParsedParameters
      const problem = placeProblem(given) ?? dayProblem(given)
      if (problem !== null) {
        context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] })
        return z.NEVER
      }
      return {
        search: given.search ?? null,
        exactSearch: given.exactSearch ?? false,
        filters: filtersOf(definition, values),
        sortBy: given.sortBy ?? (given.sortOrder === undefined ? null : defaultSort.by),
        sortOrder: given.sortOrder ?? (given.sortBy === distanceSort ? 'asc' : defaultSort.order),
        limit: given.limit ?? options.limit ?? definition.pageSize,
        offset: given.offset ?? 0,
        facets: given.facets ?? false,
        hideClosed: given.hideClosed ?? false,
        upcoming: given.upcoming ?? options.upcoming ?? false,
        month: given.month ?? null,
        from: given.from ?? null,
        to: given.to ?? null,
        ...placeQuery(given),
      }
    })
}

/** The parsed shared parameters; each list has only those that apply to its kind. */
type ParsedParameters = Parameters<typeof placeQuery>[0] & {
  search?: string | null
  exactSearch?: boolean
  sortOrder?: 'asc' | 'desc'
  limit?: number
  offset?: number
  facets?: boolean
  hideClosed?: boolean
  upcoming?: boolean
  month?: string
  from?: string
  to?: string
}

const parameterShape = (
  kind: KindShape,
  { max = maxPageSize, omit = [], needsMonth = false }: ListQueryOptions,
): Record<string, z.ZodType> => {
  const sorts = [...kind.sorts, distanceSort]
  const shape: Record<string, z.ZodType> = {
    search: oneParameter
      .transform((value) => value ?? null)
      .pipe(z.string().max(200, 'Search must be at most 200 characters').nullable())
      .meta(documentedAs({ type: 'string', maxLength: 200 })),
    exactSearch: flagParameter('exactSearch'),
    sortBy: oneParameter
      .refine((value) => value === undefined || sorts.includes(value), {
        error: `sortBy must be one of: ${sorts.join(', ')}`,
      })
      .meta(documentedAs({ type: 'string', enum: sorts })),
    sortOrder: oneParameter
      .refine((value) => value === undefined || value === 'asc' || value === 'desc', {
        error: 'sortOrder must be asc or desc',
      })
      .meta(documentedAs({ type: 'string', enum: ['asc', 'desc'] })),
    limit: wholeParameter('limit', 1, max),
    offset: wholeParameter('offset', 0, 2_147_483_647),
    facets: flagParameter('facets'),
    ...placeParameters,
    hideRemote: flagParameter('hideRemote'),
    ...(kind.closes.length > 0 && { hideClosed: flagParameter('hideClosed') }),
    ...(kind.hasDates && { upcoming: flagParameter('upcoming'), month: monthParameter(needsMonth) }),
    ...(kind.runs && { from: dayParameter('from'), to: dayParameter('to') }),
    ...Object.fromEntries(parametersOf(kind)),
  }
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !omit.some((other) => other === name)))
}

const dayProblem = ({ from, to }: ParsedParameters) =>
  from !== undefined && to !== undefined && to < from
    ? { field: 'to', message: 'to must not be before from' }
    : null

const monthParameter = (isRequired: boolean) =>
  oneParameter
    .refine((value) => value === undefined || isCalendarMonth(value), {
      error: 'month must be a month such as 2027-01',
    })
    .meta(
      documentedAs({
        type: 'string',
        pattern: '^\\d{4}-\\d{2}$',
        examples: ['2027-01'],
        ...(isRequired && { required: true }),
      }),
    )

const dayParameter = (name: string) =>
  oneParameter
    .refine((value) => value === undefined || isCalendarDay(value), {
      error: `${name} must be a date such as 2027-01-31`,
    })
    .meta(documentedAs({ type: 'string', format: 'date' }))

const parametersOf = (kind: KindShape): [string, z.ZodType][] =>
  kind.filters.flatMap((filter) =>
    namesOf(filter).map((name): [string, z.ZodType] => [
      name,
      parameterSchema(kind, filter, name).meta({ description: descriptionOf(filter, name) }),
    ]),
  )

/** For OpenAPI. */
const descriptionOf = ({ param, field, op, label, choiceLabels }: Filter, name: string): string => {
  if (name !== param) return `Another name for \`${param}\``
  switch (op) {
    case 'is':
      return `${label}: true for '${choiceLabels?.yes ?? 'Yes'}', false for '${choiceLabels?.no ?? 'No'}'`
    case 'atMost':
      return `Only listings whose \`${field}\` is at most this, or not set`
    case 'prefix':
      return `${label}: only listings whose value begins with one of these, in upper or lower case`
    case 'onDay':
      return `${label}: only listings on this day`
    default:
      return `${label}: only listings with any of these values`
  }
}

const parameterSchema = (kind: KindShape, filter: Filter, name: string): z.ZodType => {
  switch (filter.op) {
    case 'is':
      return flagParameter(name)
    case 'atMost':
      return wholeParameter(name, 0, 120)
    case 'prefix':
      return severalParameters.transform(withoutStates)
    case 'onDay':
      return dayParameter(name)
    default:
      return fieldParameter(kind.fields[filter.field], name)
  }
}

const fieldParameter = (field: Field | undefined, name: string): z.ZodType => {
  if (field?.type !== 'whole') return severalParameters
  const { min, max } = field
  const isLevel = (value: string) => /^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max
  return severalParameters
    .refine((values) => values.every(isLevel), {
      error: `${name} must be whole numbers from ${min} to ${max}`,
    })
    .meta(documentedAs({ type: 'array', items: { type: 'integer', minimum: min, maximum: max } }))
}

/** Values are comma-separated, but 'Dublin, CA' is one city. */
const withoutStates = (cities: string[]): string[] => {
  const others = cities.filter((city) => !isState.has(city.toUpperCase()))
  return others.length > 0 ? others : cities
}

const isState = new Set<string>(stateCodes)

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
