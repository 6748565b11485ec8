import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BenchPostgres } from './bench-postgres.ts'
import { startProduct } from './start-product.ts'

export interface Statement {
  text: string
  values: (string | null)[]
}

export interface Recording {
  statements: Statement[]
  /** Time in the database: parse, bind (which includes planning) and execute of all statements. */
  ms: number
}

export interface Recorder {
  /** Sends one request with an empty cache. */
  record(path: string): Promise<Recording>
  stop(): Promise<void>
}

const parameters = '?application_name=recorder&options=-c%20log_min_duration_statement%3D0'
const notifyMs = 40

/** A server whose database sessions log every statement with its duration, which are then read from PostgreSQL's own log. */
export async function startRecorder(postgres: BenchPostgres): Promise<Recorder> {
  const server = await startProduct(postgres, 'recorder', parameters)
  const client = new pg.Client(`${postgres.url}${parameters}`)
  await client.connect()
  const file = openSync(postgres.logFile, 'r')
  let markers = 0
  let position = 0
  return {
    async record(path) {
      await client.query('notify listing_changes')
      await sleep(notifyMs)
      await readToMarker()
      const since = performance.now()
      const response = await fetch(`${server.url}${path}`)
      await response.arrayBuffer()
      const elapsed = performance.now() - since
      const recording = parseLog(await readToMarker())
      // A statement that hits its timeout has no duration in the log.
      return response.ok ? recording : { ...recording, ms: elapsed }
    },
    async stop() {
      closeSync(file)
      await client.end()
      await server.stop()
    },
  }

  /** Returns what was logged since the last marker. The log is written asynchronously, but in order. */
  async function readToMarker() {
    markers += 1
    const marker = `marker ${markers};`
    await client.query(`select '${marker}'`)
    for (;;) {
      const { size } = fstatSync(file)
      const buffer = Buffer.alloc(size - position)
      readSync(file, buffer, 0, buffer.length, position)
      const text = buffer.toString()
      if (text.includes(marker) && text.endsWith('\n')) {
        position = size
        return text
      }
      await sleep(2)
    }
  }
}

interface LogLine {
  application_name?: string
  message: string
  detail?: string
}

function parseLog(text: string): Recording {
  const recording: Recording = { statements: [], ms: 0 }
  for (const line of text.trim().split('\n')) {
    const { application_name, message, detail = '' } = JSON.parse(line) as LogLine
    const [, ms, step, statement = ''] =
      /^duration: ([\d.]+) ms {2}(parse|bind|execute|statement)[^:]*: (.*)$/s.exec(message) ?? []
    const isOther = /graphile_worker|'marker \d+;'|notify listing_changes/.test(statement)
    if (application_name !== 'recorder' || step === undefined || isOther) continue
    recording.ms += Number(ms)
    if (step === 'execute' || step === 'statement')
      recording.statements.push({ text: statement, values: parseValues(detail) })
  }
  return recording
}

const parseValues = (detail: string) =>
  [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  )
