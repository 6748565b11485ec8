import { join } from 'node:path'
import { say } from '../../scripts/setup/say.mjs'
import type { Case, Work } from '../cases/case.ts'
import { mixtures } from '../cases/mixtures.ts'
import { signUp } from '../cases/people.ts'
import { readCases } from '../cases/read-cases.ts'
import { writeCases } from '../cases/write-cases.ts'
import type { EmbeddedCase, EmbeddedFigures } from '../figures.ts'
import { startConstantLimit } from '../limits/constant-limit.ts'
import { drive } from '../load/drive.ts'
import { median } from '../load/quantiles.ts'
import { asked, type Measured, rounds } from '../load/rounds.ts'
import { sendWell } from '../load/send.ts'
import { watch } from '../load/watch.ts'
import { withSql } from '../stock/open.ts'
import { processMemory } from '../stock/process-memory.ts'
import { takeSamples } from '../stock/samples.ts'
import { seed } from '../stock/seed.ts'
import { startServer } from '../stock/server.ts'
import type { Environment } from './environment.ts'

/** The same work on the embedded engine, and what one query takes it when nobody else asks. */
export async function measureEmbedded({ settings, folder }: Environment): Promise<EmbeddedFigures> {
  const dataDir = join(folder, 'embedded')
  const seedingSeconds = await seed({ env: { DATA_DIR: dataDir }, scale: settings.rows, seed: 1 })
  const server = await startServer({ DATA_DIR: dataDir })
  const samples = await withSql(embeddedUrl(dataDir), takeSamples)
  const reads = readCases(samples)
  const writes = writeCases(samples, await signUp(server.url, settings.connections))
  const isWanted = ({ name }: Work) => settings.cases?.includes(name) ?? true

  const cases: EmbeddedCase[] = []
  for (const one of [...reads, ...writes].filter(isWanted)) {
    // Before anything of the kind was asked and could be remembered.
    const times = await alone(one)
    const limit = await startConstantLimit(server.url, one.warm)
    const constant = asked(limit.url, one.warm, settings)
    cases.push(told(one, times, await rounds({ ...bothWays(one), constant }, settings)))
    await limit.stop()
  }
  for (const mixture of mixtures([...reads, ...writes]).filter(isWanted)) {
    const times = await alone(mixture)
    cases.push(told(mixture, times, { ...(await rounds(bothWays(mixture), settings)), constant: null }))
  }
  const meanwhile = await askMeanwhile(reads)
  const memory = processMemory(server.pid)
  await server.stop()
  return { rows: settings.rows, seedingSeconds, cases, meanwhile, memory }

  function bothWays({ warm, next }: Work) {
    return { warm: asked(server.url, warm, settings), cold: asked(server.url, next, settings) }
  }

  async function alone({ next }: Work) {
    const times: number[] = []
    for (let n = 0; n < settings.alone; n += 1) times.push((await sendWell(server.url, next())).ms)
    return times
  }

  /** Ten connections search for a common word, which is the most the engine is ever asked to do. */
  async function askMeanwhile(reads: Case[]) {
    const busiest = reads.find(({ name }) => name === 'search-common')
    const newest = reads.find(({ name }) => name === 'newest')
    if (!busiest || !newest) throw new Error('There is nothing to be busy with.')
    const page = watch(server.url, { method: 'GET', path: '/terms-of-use' })
    const list = watch(server.url, newest.warm)
    const { connections, seconds } = settings
    await drive({ url: server.url, connections, seconds, asking: busiest.next })
    return { page: await page.stop(), list: await list.stop() }
  }
}

/** The Unix socket of the embedded PostgreSQL. */
function embeddedUrl(dataDir: string) {
  return `postgres://waymark@${encodeURIComponent(join(dataDir, 'postgres'))}/postgres`
}

function told(
  { name, label }: Work,
  times: number[],
  measured: { warm: Measured; cold: Measured; constant: Measured | null },
): EmbeddedCase {
  const { warm, cold } = measured
  say(`${label}: ${Math.round(warm.perSecond)} a second warm, ${Math.round(cold.perSecond)} cold`)
  return { name, label, ...measured, alone: { median: median(times), slowest: Math.max(...times) } }
}
