import type { z } from 'zod'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { submitSchema, withDerivedValues } from '#shared/listings/schemas.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import type { ListingEntry } from './demo-content.ts'
import { relativeDay } from './relative-day.ts'

export type DemoListing = ReturnType<typeof demoListings>[number]

/** Every listing as the submission form would store it, oldest first. */
export function demoListings(entries: ListingEntry[], now: Date) {
  const today = pacificDay(now)
  const listingsOf = (kind: Kind) => {
    const schema: z.ZodType<Values> = submitSchema(kind)
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return ofKind.map(({ fields, addedDaysAgo, ...entry }) => {
      const values = withDerivedValues(schema.parse(resolveFields(kind, fields, today)))
      const createdAt = daysBefore(now, addedDaysAgo)
      const approvedDaysAgo = addedDaysAgo - Math.min(0.2, addedDaysAgo / 2)
      const approvedAt = entry.status === 'pending' ? null : daysBefore(now, approvedDaysAgo)
      // Reviews, reports and reactions refer to a listing by its key.
      return { ...entry, key: keyOf(kind, String(values[kindOf(kind).title])), values, createdAt, approvedAt }
    })
  }
  return kindNames.flatMap(listingsOf).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

export const keyOf = (kind: Kind, title: string): string => `${kind} ${title}`

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * 86_400_000)

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Joins the paragraphs of long text and resolves relative days, also inside text: `{summer+0 Mon}`. */
function resolveFields(kind: Kind, given: ListingEntry['fields'], today: string): Values {
  const { fields } = kindOf(kind)
  const values = Object.entries(given).map(([name, value]) => {
    const type = fields[name]?.type
    if (type === 'longText' && Array.isArray(value)) return [name, value.join('\n\n')]
    if (typeof value !== 'string') return [name, value]
    if (type === 'day') return [name, relativeDay(today, value)]
    return [
      name,
      value.replace(/\{(.+?)\}/g, (_, day: string) => monthAndDay.format(new Date(relativeDay(today, day)))),
    ]
  })
  return Object.fromEntries(values)
}
