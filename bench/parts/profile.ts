import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../../scripts/setup/say.mjs'
import { readCases } from '../cases/read-cases.ts'
import { drive } from '../load/drive.ts'
import { cpuProfile, microseconds } from '../report/cpu-profile.ts'
import { keepPlan } from '../statements/keep-plan.ts'
import { withSql } from '../stock/open.ts'
import { takeSamples } from '../stock/samples.ts'
import { seed } from '../stock/seed.ts'
import { startServer } from '../stock/server.ts'
import type { Environment } from './environment.ts'

/** Those that have a goal when they are cold. */
const usual = ['newest', 'search-common', 'search-rare', 'category', 'state-city']

/** Where the server's own time goes while it answers cold requests, written beside the plans of the same requests. */
export async function profile({ settings, postgres, folder, plans }: Environment): Promise<void> {
  const url = await postgres.createDatabase('profile')
  await seed({ env: { DATABASE_URL: url }, scale: settings.rows, seed: 1 })
  const samples = await withSql(url, takeSamples)
  const names = settings.cases ?? usual
  for (const { name, label, next } of readCases(samples).filter(({ name }) => names.includes(name))) {
    const kept = join(folder, `profile-${name}`)
    mkdirSync(kept)
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: join(folder, 'profile') }, [
      '--cpu-prof',
      `--cpu-prof-dir=${kept}`,
    ])
    const { connections, seconds, warmUpSeconds } = settings
    await drive({ url: server.url, connections, seconds: warmUpSeconds, asking: next })
    const since = microseconds()
    const { perSecond } = await drive({ url: server.url, connections, seconds, asking: next })
    const until = microseconds()
    await server.stop()
    const heading = `${label}, cold, ${Math.round(perSecond)} a second while being watched`
    const text = `${heading}\n\n${cpuProfile(kept, since, until)}`
    say(`\n${text}`)
    keepPlan(plans, `profile-${name}`, `${text.trimEnd()}\n`)
  }
  await postgres.dropDatabase('profile')
}
