import { parseArgs } from 'node:util'
import type { Measuring } from './load/rounds.ts'

export const partNames = ['work', 'embedded', 'growth', 'import', 'page', 'profile'] as const
export type PartName = (typeof partNames)[number]
/** A profile is for whoever looks for time to save; it measures nothing that belongs into the results. */
const usualParts: PartName[] = ['work', 'embedded', 'growth', 'import', 'page']

export interface Settings extends Measuring {
  parts: PartName[]
  /** Only these; null: all. */
  cases: string[] | null
  rows: number
  growthSizes: number[]
  importRows: number
  /** How many different requests of a case are recorded for the limits. pgbench takes up to 128. */
  variants: number
  /** How many of them PostgreSQL is asked to explain. */
  explained: number
  /** How many requests one after another show what the embedded engine takes for one. */
  alone: number
  /** Tried, not measured: the results that are committed stay as they are. */
  isTrial: boolean
}

export const usage = `Usage: npm run bench -- [options]

  --quick         tries everything in a few minutes: 10,000 rows, 1 s, one run, no growth
  --only=PART     one part, or several with commas: ${partNames.join(', ')}
  --cases=NAMES   of the parts work and embedded, only these cases, such as newest,detail
  --rows=N --seconds=N --repeats=N

With --quick, --cases or numbers of your own, what was measured goes to .cache/bench and not to bench/RESULTS.md.`

/** Null when the arguments make no sense. */
export function settingsFrom(args: string[]): Settings | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        cases: { type: 'string' },
        rows: { type: 'string' },
        seconds: { type: 'string' },
        repeats: { type: 'string' },
      },
    })
    const { quick, cases } = values
    const parts = values.only?.split(',') ?? usualParts.filter((part) => !quick || part !== 'growth')
    if (!parts.every(isPart)) return null
    const own = [values.rows, values.seconds, values.repeats, cases].some((value) => value !== undefined)
    const rows = numberOf(values.rows, quick ? 10_000 : 100_000)
    const seconds = numberOf(values.seconds, quick ? 1 : 10)
    return {
      parts,
      cases: cases?.split(',') ?? null,
      rows,
      growthSizes: quick ? [2_000, 10_000] : [10_000, 100_000, 1_000_000],
      importRows: quick ? 5_000 : 100_000,
      connections: 10,
      seconds,
      warmUpSeconds: Math.min(2, seconds),
      repeats: numberOf(values.repeats, quick ? 1 : 3),
      variants: quick ? 16 : 512,
      explained: 5,
      alone: quick ? 10 : 40,
      isTrial: quick || own,
    }
  } catch {
    return null
  }
}

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name)

function numberOf(text: string | undefined, usual: number) {
  const number = text === undefined ? usual : Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error('Not a number')
  return number
}
