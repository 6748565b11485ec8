import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchPostgres } from './bench-postgres.ts'

export interface Statement {
  text: string
  values: (string | null)[]
}

export type Recorder = Awaited<ReturnType<typeof startRecorder>>

const parameters = '?application_name=recorder&options=-c%20log_min_duration_statement%3D0'
const notifyMs = 40

/** Starts a server whose database sessions log each statement with its duration, and reads them from PostgreSQL's log. */
export async function startRecorder({ query, startServer, logFile }: BenchPostgres) {
  const server = await startServer(parameters)
  const log = await open(logFile)
  let markers = 0
  await readToMarker()
  return {
    /**
     * The statements of one request with an empty cache, and their database time: parse, bind (which includes planning)
     * and execute.
     */
    async record(path: string) {
      await query('notify listing_changes')
      await sleep(notifyMs)
      await readToMarker()
      const since = performance.now()
      const response = await fetch(`${server.url}${path}`)
      await response.arrayBuffer()
      const elapsed = performance.now() - since
      const recording = parseLog(await readToMarker())
      // The log has no duration for a statement that timed out.
      return response.ok ? recording : { ...recording, ms: elapsed }
    },
    async stop() {
      await log.close()
      await server.stop()
    },
  }

  /** Returns the log since the last marker. PostgreSQL writes it asynchronously, but in order. */
  async function readToMarker() {
    markers += 1
    const marker = `marker ${markers};`
    await query(`do $$ begin raise log '${marker}'; end $$`)
    let text = ''
    while (!text.includes(marker) || !text.endsWith('\n')) {
      await sleep(2)
      // Continues where the last read ended.
      text += await log.readFile('utf8')
    }
    return text
  }
}

function parseLog(text: string) {
  const statements: Statement[] = []
  let ms = 0
  for (const line of text.trim().split('\n')) {
    const { application_name, message, detail = '' } = JSON.parse(line)
    const [, duration, step, statement = ''] =
      /^duration: ([\d.]+) ms {2}(parse|bind|execute|statement)[^:]*: (.*)$/s.exec(message) ?? []
    if (application_name !== 'recorder' || !duration || statement.includes('graphile_worker')) continue
    ms += Number(duration)
    if (step === 'execute' || step === 'statement')
      statements.push({ text: statement, values: parseValues(detail) })
  }
  return { statements, ms }
}

const parseValues = (detail: string) =>
  [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  )
