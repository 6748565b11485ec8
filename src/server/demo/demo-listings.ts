import type { z } from 'zod'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { completed, submitSchema } from '#shared/listings/schemas.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import type { ListingEntry } from './demo-content.ts'
import { relativeDay } from './relative-day.ts'

export interface DemoListing {
  kind: Kind
  title: string
  values: Values
  status: 'live' | 'pending' | 'inactive'
  addedBy: string | null
  createdAt: Date
  approvedAt: Date | null
  views: number
}

/** Every listing as the submission form would store it, oldest first. */
export function demoListings(entries: ListingEntry[], now: Date): DemoListing[] {
  const today = pacificDay(now)
  return kindNames
    .flatMap((kind) => {
      const schema: z.ZodType<Values> = submitSchema(kind)
      return entries
        .filter((entry) => entry.kind === kind)
        .map(({ fields, addedBy = null, addedDaysAgo, ...entry }) => {
          const values = completed(schema.parse(resolved(kind, fields, today)))
          const title = String(values[kindOf(kind).title])
          const createdAt = daysBefore(now, addedDaysAgo)
          const approvedDaysAgo = addedDaysAgo - Math.min(0.2, addedDaysAgo / 2)
          const approvedAt = entry.status === 'pending' ? null : daysBefore(now, approvedDaysAgo)
          return { ...entry, title, values, addedBy, createdAt, approvedAt }
        })
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000)
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Paragraphs of long text are joined, and days become calendar days, also inside text: `{summer+0 Mon}`. */
function resolved(kind: Kind, given: ListingEntry['fields'], today: string): Values {
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
