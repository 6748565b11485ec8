import { join } from 'node:path'
import { say } from '../../scripts/setup/say.mjs'
import type { Work } from '../cases/case.ts'
import { mixtures } from '../cases/mixtures.ts'
import { signUp } from '../cases/people.ts'
import { packed, readCases } from '../cases/read-cases.ts'
import { writeCases } from '../cases/write-cases.ts'
import type { CaseFigures, WorkFigures } from '../figures.ts'
import { asked, rounds } from '../load/rounds.ts'
import { withSql } from '../stock/open.ts'
import { processMemory } from '../stock/process-memory.ts'
import { takeSamples } from '../stock/samples.ts'
import { seed } from '../stock/seed.ts'
import { startServer } from '../stock/server.ts'
import type { Environment } from './environment.ts'
import { measureCase } from './measure-case.ts'

/** The work of the issue on PostgreSQL, all of it by one server process. */
export async function measureWork(environment: Environment): Promise<WorkFigures> {
  const { settings, postgres, folder } = environment
  const databaseUrl = await postgres.createDatabase('work')
  const seedingSeconds = await seed({ env: { DATABASE_URL: databaseUrl }, scale: settings.rows, seed: 1 })
  const samples = await withSql(databaseUrl, takeSamples)
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'work') })
  const memoryBefore = processMemory(server.pid).resident
  const reads = readCases(samples)
  const writes = writeCases(samples, await signUp(server.url, settings.connections))
  const single = [...reads, ...reads.filter(({ name }) => name === 'newest').map(packed), ...writes]
  const isWanted = ({ name }: Work) => settings.cases?.includes(name) ?? true

  const cases: CaseFigures[] = []
  for (const one of single.filter(isWanted)) {
    cases.push(told(await measureCase(one, { url: server.url, databaseUrl }, environment)))
  }
  for (const mixture of mixtures([...reads, ...writes]).filter(isWanted)) {
    cases.push(told(await measureMixture(mixture)))
  }
  const memory = processMemory(server.pid)
  await server.stop()
  await postgres.dropDatabase('work')
  return { rows: settings.rows, seedingSeconds, cases, memoryBefore, memory }

  /** It has no SQL of its own to compare it with. */
  async function measureMixture({ name, label, warm, next }: Work): Promise<CaseFigures> {
    const { url } = server
    const measured = await rounds(
      { warm: asked(url, warm, settings), cold: asked(url, next, settings) },
      settings,
    )
    return { name, label, ...measured, bytes: 0, constant: null, bare: null, pgbench: null, database: null }
  }
}

function told(figures: CaseFigures) {
  const { label, warm, cold } = figures
  say(`${label}: ${Math.round(warm.perSecond)} a second warm, ${Math.round(cold.perSecond)} cold`)
  return figures
}
