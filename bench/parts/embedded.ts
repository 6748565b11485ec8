import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '#server/testing/built-server.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { nth } from '../cases/list-cases.ts'
import { drive } from '../load/drive.ts'
import type { Options } from '../options.ts'

export interface EmbeddedResult {
  /** Seconds until the first response: on an empty DATA_DIR, which includes the demo data, and on a filled one. */
  firstStart: number
  secondStart: number
  /** Megabytes (PSS) of the server and PostgreSQL together. */
  memoryAtStart: number
  memoryAfterLoad: number
}

/** Start time and memory of the default: the embedded PostgreSQL with the demo data. */
export async function measureEmbedded({ connections, seconds }: Options): Promise<EmbeddedResult> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-embedded-'))
  const start = async () => {
    const since = performance.now()
    const server = await startBuiltServer({ DATA_DIR: folder, DEMO_DATA: 'true' })
    return { ...server, startSeconds: (performance.now() - since) / 1000 }
  }
  try {
    const first = await start()
    await first.stop()
    const server = await start()
    const memoryAtStart = memoryOf(server.pid)
    const paths = kindNames.map((kind) => `/api/${kindOf(kind).names.path}?facets=true`)
    let n = 0
    const next = () => {
      n += 1
      return `${nth(paths, n)}&offset=${n % 50}&limit=${(n % 20) + 1}`
    }
    await drive({ url: server.url, connections, seconds: seconds * 3, next })
    const memoryAfterLoad = memoryOf(server.pid)
    await server.stop()
    return {
      firstStart: first.startSeconds,
      secondStart: server.startSeconds,
      memoryAtStart,
      memoryAfterLoad,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Megabytes of a process and its descendants. PSS divides shared memory among the processes that share it. Linux only. */
function memoryOf(pid: number): number {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]),
    }))
  const childrenOf = (parent: number) => parents.filter((one) => one.parent === parent).map((one) => one.pid)
  const pss = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), Number(pss ?? 0) / 1024)
}

/** Empty when the process has ended. */
function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
