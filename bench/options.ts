import { parseArgs } from 'node:util'

const partNames = ['cases', 'growth', 'embedded', 'digests', 'daily'] as const
export type PartName = (typeof partNames)[number]

export interface Options {
  parts: PartName[]
  /** Tutoring providers of the part `cases`. */
  rows: number
  /** Tutoring providers of the part `growth`, one size after the other. */
  sizes: number[]
  /** Saved searches of the part `digests`. */
  searches: number
  /** Saved items of the part `daily`. */
  saved: number
  connections: number
  /** Seconds of one measurement, and how often each is made. */
  seconds: number
  rounds: number
  /** The committed results are replaced only by a run at the stated size. */
  isTrial: boolean
}

export const usage = `Usage: npm run bench -- [options]

  --only=PART   one part, or several with commas: ${partNames.join(', ')}
  --quick       2,000 rows, one second: shows that everything works
  --rows=N      rows of the part 'cases'
  --sizes=N,N   rows of the part 'growth'
  --searches=N  saved searches of the part 'digests'
  --saved=N     saved items of the part 'daily'
  --seconds=N   seconds of each measurement

With any option but --only, the results go to .cache/bench and not to bench/RESULTS.md.`

/** Null when the arguments are invalid. */
export function parseOptions(args: string[]): Options | null {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        only: text,
        rows: text,
        sizes: text,
        searches: text,
        seconds: text,
        saved: text,
      },
    })
    const { quick, only, rows, sizes, searches, seconds, saved } = values
    const parts = only?.split(',') ?? [...partNames]
    if (!parts.every(isPart)) return null
    return {
      parts,
      rows: parseCount(rows ?? (quick ? '2000' : '100000')),
      sizes: (sizes ?? (quick ? '1000,2000' : '10000,100000,1000000')).split(',').map(parseCount),
      searches: parseCount(searches ?? (quick ? '2000' : '100000')),
      saved: parseCount(saved ?? (quick ? '20000' : '1000000')),
      connections: 10,
      seconds: parseCount(seconds ?? (quick ? '1' : '4')),
      rounds: quick ? 1 : 2,
      isTrial: quick || [rows, sizes, searches, seconds, saved].some((value) => value !== undefined),
    }
  } catch {
    return null
  }
}

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name)

function parseCount(text: string) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`Not a count: ${text}`)
  return Number(text)
}
