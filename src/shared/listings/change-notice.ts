import { clockTime } from '../rules/event-time.ts'
import { nearDay } from '../rules/near-day.ts'
import type { KindShape, Values } from './define-kind.ts'
import type { Field, FieldValue } from './fields.ts'

/** The last state that savers of a listing were notified about: the fields with a notice, and the availability. */
export interface ListingSnapshot {
  availability: 'live' | 'paused' | 'gone'
  values: Values
}

export const snapshotValues = ({ fields }: Pick<KindShape, 'fields'>, values: Values): Values =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => fields[name]?.notice !== undefined)
      .map((name) => [name, values[name] ?? null]),
  )

/** 'Deadline moved from Feb 1 to Jan 21'; null without a relevant change. */
export function changeNotice(
  { fields }: Pick<KindShape, 'fields'>,
  before: ListingSnapshot,
  after: ListingSnapshot,
  today: string,
): string | null {
  const sentences: string[] = []
  if (before.availability !== after.availability) sentences.push(availabilityNotices[after.availability])
  if (after.availability === 'live') {
    for (const [name, field] of Object.entries(fields)) {
      // Older snapshots lack fields that are new to the kind.
      if (field.notice === undefined || !(name in before.values)) continue
      const sentence = fieldNotice(field, before.values[name] ?? null, after.values[name] ?? null, today)
      if (sentence !== null) sentences.push(sentence)
    }
  }
  return sentences.length === 0 ? null : sentences.join('. ')
}

const availabilityNotices = {
  live: 'Listed again',
  paused: 'Paused by its provider for now',
  gone: 'No longer listed',
} as const

function fieldNotice(field: Field, before: FieldValue, after: FieldValue, today: string): string | null {
  const [was, is] = [before, after].map((value) => formatValue(field, value, today))
  if (!was && !is) return null
  if (withoutPunctuation(was ?? '') === withoutPunctuation(is ?? '')) return null
  if (typeof field.notice === 'object') {
    if (after === null) return null
    return after === true ? field.notice.on : field.notice.off
  }
  const verb = field.type === 'day' || field.type === 'time' ? 'moved' : 'changed'
  if (!was) return `${field.notice} is now ${is}`
  return is ? `${field.notice} ${verb} from ${was} to ${is}` : `${field.notice} removed (was ${was})`
}

/** Case, spaces and punctuation are not a relevant change. */
const withoutPunctuation = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()

function formatValue(field: Field, value: FieldValue, today: string): string {
  if (value === null || value === '') return ''
  if (Array.isArray(value)) return [...value].sort().join(', ')
  switch (field.type) {
    case 'day':
      return nearDay(String(value), today)
    case 'time':
      return clockTime(String(value))
    case 'money':
      return `$${Number(value).toLocaleString('en-US')}`
    case 'choice':
      return field.labels?.[String(value)] ?? String(value)
    default:
      return truncated(String(value))
  }
}

const truncated = (text: string, max = 120): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
