import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { nth } from '../cases/list-cases.ts'
import { generateLoad } from '../load.ts'
import type { Options } from '../options.ts'
import type { Table } from '../results.ts'
import { startServer } from '../start-server.ts'

/** Start time and memory of the default: the embedded PostgreSQL with the demo data. */
export async function measureEmbedded({ connections, seconds }: Options): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-embedded-'))
  const start = async () => {
    const since = performance.now()
    const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'true', METRICS_TOKEN: metricsToken })
    return { ...server, startSeconds: (performance.now() - since) / 1000 }
  }
  try {
    const first = await start()
    await waitForJobs(first.url)
    const memoryAfterFirstStart = memoryOf(first.pid)
    await first.stop()
    const second = await start()
    const memoryAtStart = memoryOf(second.pid)
    const paths = kindNames.map((kind) => `/api/${kindOf(kind).names.path}?facets=true`)
    let n = 0
    const next = () => {
      n += 1
      return `${nth(paths, n)}&offset=${n % 50}&limit=${(n % 20) + 1}`
    }
    await generateLoad({ url: second.url, next }, connections, seconds * 3)
    const memoryAfterLoad = memoryOf(second.pid)
    await second.stop()
    const columns = [
      { name: 'first start, demo data included', unit: 's' },
      { name: 'memory of server and PostgreSQL after the first start, PSS', unit: 'MB', max: 250 },
      { name: 'second start', unit: 's' },
      { name: 'memory after the second start', unit: 'MB', max: 250 },
      { name: 'memory after load', unit: 'MB', max: 250 },
    ]
    const row = [
      first.startSeconds,
      memoryAfterFirstStart,
      second.startSeconds,
      memoryAtStart,
      memoryAfterLoad,
    ]
    return [{ title: 'Embedded default, with the demo data', columns, rows: [row] }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const metricsToken = 'a token for the bench'

/** After the first start, a background job draws the photos of the demo data. */
async function waitForJobs(url: string) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  for (let isDone = false; !isDone; await sleep(200)) {
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
    isDone =
      /waymark_jobs{state="running"} 0/.test(metrics) && /waymark_jobs{state="waiting"} 0/.test(metrics)
  }
}

/** Megabytes of a process and its descendants. PSS divides shared memory among the processes that share it. Linux only. */
function memoryOf(pid: number): number {
  const children = readdirSync('/proc').filter((name) =>
    read(`/proc/${name}/status`).includes(`\nPPid:\t${pid}\n`),
  )
  const pss = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(pss) / 1024)
}

/** Empty when the process has ended. */
function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
