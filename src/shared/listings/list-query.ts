import { z } from 'zod'
import { isCalendarDay } from '../rules/calendar-day.ts'
import type { Filter, KindShape } from './define-kind.ts'
import { type Kind, kindOf } from './kinds.ts'

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
}

export const pageLimits = { max: 100, listings: 5, events: 10 } as const

/** The query string of `GET /api/{path}`, comma-joined and repeated parameters alike. */
export const listQuerySchema = (kind: Kind) => {
  const definition = kindOf(kind)
  const isEvent = kind === 'event'
  return z
    .object({
      search: single
        .transform((value) => value ?? null)
        .pipe(z.string().max(200, 'Search must be at most 200 characters').nullable()),
      sortBy: single.refine((value) => value === undefined || definition.sorts.includes(value), {
        error: `sortBy must be one of: ${definition.sorts.join(', ')}`,
      }),
      sortOrder: single.refine((value) => value === undefined || value === 'asc' || value === 'desc', {
        error: 'sortOrder must be asc or desc',
      }),
      limit: wholeNumber('limit', 1, pageLimits.max),
      offset: wholeNumber('offset', 0, 2_147_483_647),
      facets: yesOrNo('facets'),
      hideClosed: yesOrNo('hideClosed'),
      upcoming: yesOrNo('upcoming'),
      ...filterShape(definition),
    })
    .transform((given): ListQuery => {
      const values = given as Record<string, unknown>
      return {
        search: given.search,
        filters: filtersOf(definition, values),
        sortBy: given.sortBy ?? (given.sortOrder === undefined ? null : isEvent ? 'eventDate' : 'createdAt'),
        sortOrder: (given.sortOrder as 'asc' | 'desc' | undefined) ?? (isEvent ? 'asc' : 'desc'),
        limit: given.limit ?? (isEvent ? pageLimits.events : pageLimits.listings),
        offset: given.offset ?? 0,
        facets: given.facets ?? false,
        hideClosed: given.hideClosed ?? false,
        upcoming: given.upcoming ?? false,
      }
    })
}

/** Empty values count as not given, as the page never sends them. */
const parameter = z.union([z.string(), z.array(z.string())]).optional()

const single = parameter.transform((value) => {
  const last = Array.isArray(value) ? value.at(-1) : value
  const trimmed = last?.trim().replaceAll('\0', '')
  return trimmed === '' ? undefined : trimmed
})

const several = parameter.transform((value) =>
  (Array.isArray(value) ? value : [value ?? ''])
    .flatMap((part) => part.split(','))
    .map((part) => part.trim().replaceAll('\0', ''))
    .filter((part) => part !== ''),
)

const wholeNumber = (name: string, min: number, max: number) =>
  single.transform((value, context) => {
    if (value === undefined) return undefined
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    context.addIssue({ code: 'custom', message: `${name} must be a whole number from ${min} to ${max}` })
    return z.NEVER
  })

const yesOrNo = (name: string) =>
  single.transform((value, context) => {
    if (value === undefined || value === 'undefined') return undefined
    if (value === 'true' || value === 'false') return value === 'true'
    context.addIssue({ code: 'custom', message: `${name} must be true or false` })
    return z.NEVER
  })

const filterShape = (kind: KindShape): Record<string, z.ZodType> =>
  Object.fromEntries(
    kind.filters.flatMap((filter) =>
      [filter.param, ...(filter.aliases ?? [])].map((name) => [name, parameterSchema(kind, filter, name)]),
    ),
  )

const parameterSchema = (kind: KindShape, filter: Filter, name: string): z.ZodType => {
  switch (filter.op) {
    case 'is':
      return yesOrNo(name)
    case 'atMost':
      return wholeNumber(name, 0, 120)
    case 'prefix':
      return single
    case 'onDay':
      return single.refine((value) => value === undefined || isCalendarDay(value), {
        error: `${name} must be a date such as 2027-01-31`,
      })
    default:
      return kind.fields[filter.field]?.type === 'whole'
        ? several.refine((values) => values.every((value) => /^\d{1,3}$/.test(value)), {
            error: `${name} must be whole numbers`,
          })
        : several
  }
}

const filtersOf = (kind: KindShape, given: Record<string, unknown>): Record<string, string[]> =>
  Object.fromEntries(
    kind.filters
      .map((filter) => {
        const values = [filter.param, ...(filter.aliases ?? [])].flatMap((name) => {
          const value = given[name]
          return value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]
        })
        return [filter.param, [...new Set(values)]] satisfies [string, string[]] as [string, string[]]
      })
      .filter(([, values]) => values.length > 0),
  )
