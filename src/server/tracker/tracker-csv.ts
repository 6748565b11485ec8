import { csvLine } from '#server/imports/csv-line.ts'
import { statusLabels } from '#shared/contract/tracker.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { escapeCell } from '#shared/listings/csv.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { TrackedRow } from './tracker.repository.ts'

const columns: Record<string, (row: TrackedRow, publicUrl: string) => string | null> = {
  Name: ({ title }) => title,
  Organization: ({ organization }) => organization,
  Type: ({ kind }) => kindOf(kind).names.label,
  Place: ({ city, state }) => [city, state].filter(Boolean).join(', '),
  Status: ({ status }) => statusLabels[status ?? 'interested'],
  'Due date': ({ dueOn }) => dueOn,
  Opens: ({ opensOn }) => opensOn,
  Deadline: ({ closesOn }) => closesOn,
  'Event date': ({ eventDate }) => eventDate,
  Note: ({ note }) => note,
  Checklist: ({ checklist }) =>
    (checklist ?? []).map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n'),
  Saved: ({ savedAt }) => savedAt.toISOString().slice(0, 10),
  Available: ({ isLive }) => (isLive ? 'yes' : 'no'),
  Address: ({ kind, listingId, title }, publicUrl) =>
    `${publicUrl}${browseListingPath(kind, listingId, title)}`,
}

/** RFC 4180. Spreadsheets need the byte order mark to detect UTF-8. */
export const trackerCsv = (rows: readonly TrackedRow[], publicUrl: string): string =>
  `\u{feff}${[
    csvLine(Object.keys(columns)),
    ...rows.map((row) =>
      csvLine(Object.values(columns).map((cellOf) => escapeCell(cellOf(row, publicUrl) ?? ''))),
    ),
  ].join('')}`
