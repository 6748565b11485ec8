import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say, secondsSince } from '../scripts/setup/say.mjs'
import { hireJanitor } from '../scripts/testing/janitor.mjs'
import type { Figures } from './figures.ts'
import { describeMachine, type Machine } from './machine.ts'
import { type PartName, settingsFrom, usage } from './options.ts'
import { measureEmbedded } from './parts/embedded.ts'
import type { Environment } from './parts/environment.ts'
import { measureGrowth } from './parts/growth.ts'
import { measureImport } from './parts/import.ts'
import { measurePage } from './parts/page.ts'
import { profile } from './parts/profile.ts'
import { measureWork } from './parts/work.ts'
import { keep, resultsFolder } from './report/keep.ts'
import { endChildren } from './stock/children.ts'
import { startBenchPostgres } from './stock/postgres.ts'

type Measure<Part extends keyof Figures> = (environment: Environment) => Promise<NonNullable<Figures[Part]>>

const measures: { [Part in keyof Required<Figures>]: Measure<Part> } = {
  work: measureWork,
  embedded: measureEmbedded,
  growth: measureGrowth,
  import: measureImport,
  page: measurePage,
}

/** Measures what the arguments name. Resolves to the exit code. */
export async function bench(args: string[]): Promise<number> {
  const settings = settingsFrom(args)
  if (!settings) {
    console.error(usage)
    return 1
  }
  const janitor = hireJanitor()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  janitor.removeFolder(folder)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => janitor.leave().then(() => process.exit(130)))
  process.once('exit', endChildren)

  const since = performance.now()
  const kept = resultsFolder(settings.isTrial)
  const postgres = await startBenchPostgres(janitor)
  let failures = 0
  try {
    const machine = await describeMachine(postgres)
    const environment = { settings, postgres, folder, plans: join(kept, 'plans') }
    for (const part of settings.parts) {
      say(`\n${part}\n`)
      try {
        await run(part, environment, machine)
      } catch (error) {
        // An hour of figures is not thrown away because one part has failed.
        failures += 1
        console.error(error)
        endChildren()
      }
    }
  } finally {
    await postgres.stop()
    await janitor.leave()
  }
  say(`\nMeasured in ${secondsSince(since)}${failures === 0 ? '' : `; ${failures} of the parts failed`}.`)
  return failures === 0 ? 0 : 1

  async function run(part: PartName, environment: Environment, machine: Machine) {
    if (part === 'profile') return profile(environment)
    const at = new Date().toISOString()
    const { connections, seconds, repeats } = environment.settings
    const figures = await measures[part](environment)
    say(`\n${keep(kept, { part, at, machine, conditions: { connections, seconds, repeats }, figures })}`)
  }
}
