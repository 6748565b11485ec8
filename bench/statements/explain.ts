import type { Sql } from 'postgres'
import { median } from '../load/quantiles.ts'
import { openSql } from '../stock/open.ts'
import { isTransactionControl, type Recorded } from './recorder.ts'
import type { Statement } from './wire-tap.ts'

/** What answering takes in the database, planning included, over several different requests. */
export interface DatabaseTime {
  /** Milliseconds. */
  median: number
  slowest: number
  statements: number
}

export interface Explainer {
  time(recordings: Recorded[]): Promise<DatabaseTime>
  plan(recording: Recorded): Promise<string>
  end(): Promise<void>
}

const passes = 5
/** What takes seconds is known well enough after one pass. */
const patienceMs = 2000
/** PostgreSQL looks at a prepared statement five times before it may settle for one plan. */
const timesBeforeSettled = 6

interface ExplainedRow {
  'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[]
}

/** Asks PostgreSQL itself how long recorded statements take, prepared as the product has them prepared. */
export async function openExplainer(url: string): Promise<Explainer> {
  const sql = openSql(url)
  const prepared = new Map<string, string>()

  return {
    async time(recordings) {
      const warmUps = Math.ceil(timesBeforeSettled / recordings.length)
      await repeat(warmUps, async () => {
        for (const recording of recordings) await spent(recording)
      })
      const times: number[] = []
      for (const recording of recordings) {
        const spentEach: number[] = []
        await repeat(passes, async () => void spentEach.push(await spent(recording)))
        times.push(median(spentEach))
      }
      return {
        median: median(times),
        slowest: Math.max(...times),
        statements: Math.max(...recordings.map((recording) => worthAsking(recording).length)),
      }
    },

    async plan({ ask, statements }) {
      const firstWave = statements[0]?.wave ?? 0
      const parts = [`${ask.method} ${ask.path}${ask.body ? ` ${ask.body}` : ''}`]
      await undone(async () => {
        for (const statement of worthAsking({ ask, statements })) {
          const rows = await explained<{ 'QUERY PLAN': string }>(statement, 'analyze, buffers')
          const values = statement.parameters
            .map((value, at) => `, $${at + 1} = ${shortened(String(value))}`)
            .join('')
          const wave = `-- wave ${statement.wave - firstWave + 1}`
          const lines = rows.map((row) => shortened(row['QUERY PLAN']))
          parts.push(`${wave}${values}\n${statement.text}`, lines.join('\n'))
        }
      })
      return `${parts.join('\n\n')}\n`
    },

    async end() {
      await sql.end({ timeout: 1 })
    },
  }

  async function spent(recording: Recorded) {
    let ms = 0
    await undone(async () => {
      for (const statement of worthAsking(recording)) {
        const [row] = await explained<ExplainedRow>(statement, 'analyze, timing off, format json')
        const plan = row?.['QUERY PLAN'][0]
        ms += (plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0)
      }
    })
    return ms
  }

  /** EXPLAIN ANALYZE carries out what it explains; a write is taken back. */
  async function undone(work: () => Promise<void>) {
    await run(sql, 'begin')
    try {
      await work()
    } finally {
      await run(sql, 'rollback')
    }
  }

  async function explained<Row>({ text, parameters }: Statement, options: string) {
    let name = prepared.get(text)
    if (name === undefined) {
      name = `explained_${prepared.size + 1}`
      prepared.set(text, name)
      await run(sql, `prepare ${name} as ${text}`)
    }
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`
    return (await run(sql, `explain (${options}) execute ${name}${values}`)) as unknown as Row[]
  }
}

async function repeat(times: number, work: () => Promise<void>) {
  const since = performance.now()
  for (let done = 0; done < times; done += 1) {
    await work()
    if (performance.now() - since > patienceMs) return
  }
}

const worthAsking = ({ statements }: Recorded) => statements.filter(({ text }) => !isTransactionControl(text))

const run = (sql: Sql, text: string) => sql.unsafe(text).simple()

const literal = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

/** A set of listings is a parameter of thousands of bits, and PostgreSQL writes it into its plans. */
const shortened = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)} … (${text.length})` : text

const longestShown = 400
