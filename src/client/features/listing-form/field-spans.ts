import type { Field } from '#shared/listings/fields.ts'
import type { FieldEntry } from './form-values.ts'

/** Short lists show all options; long or open lists use a searchable picker. */
export const usesPicker = (field: Field & { type: 'list' }) =>
  field.open === true || field.options.length > maxInlineOptions

const maxInlineOptions = 6

export type Span = 'whole' | 'half' | 'third'

/**
 * The width of each field in its row. Short fields pair up; with an odd number the last three share a row, and a lone
 * text field takes all of it.
 */
export function spansOf(fields: readonly FieldEntry[]): Span[] {
  const runs: FieldEntry[][] = []
  for (const entry of fields) {
    const run = runs.at(-1)
    if (run?.[0] && !needsRoom(entry.field) && !needsRoom(run[0].field)) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => run.map((entry, index) => spanIn(run, entry, index)))
}

function spanIn(run: readonly FieldEntry[], { field }: FieldEntry, index: number): Span {
  if (needsRoom(field) || (run.length === 1 && field.type === 'text')) return 'whole'
  const isOdd = run.length > 2 && run.length % 2 === 1
  const lastThree = run.slice(-3)
  return isOdd && index >= run.length - 3 && lastThree.every((entry) => isNarrow(entry.field))
    ? 'third'
    : 'half'
}

function needsRoom(field: Field) {
  return field.type === 'longText' || field.type === 'photo' || (field.type === 'list' && usesPicker(field))
}

/** Options side by side do not fit into a third. */
const isNarrow = (field: Field) => field.type !== 'list' && field.type !== 'flag'
