import { say, secondsSince } from '../scripts/setup/say.mjs'
import { startBenchPostgres } from './database/bench-postgres.ts'
import { type Options, type PartName, parseOptions, usage } from './options.ts'
import { measureCases } from './parts/cases.ts'
import { measureDailyRun } from './parts/daily-run.ts'
import { measureDigests } from './parts/digests.ts'
import { measureEmbedded } from './parts/embedded.ts'
import { measureGrowth } from './parts/growth.ts'
import { type Results, writeResults } from './results.ts'

/** Measures the parts that the arguments name. Resolves to the exit code. */
export async function bench(args: string[]): Promise<number> {
  const options = parseOptions(args)
  if (!options) {
    console.error(usage)
    return 1
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const since = performance.now()
  for (const part of options.parts) {
    say(`\n${part}`)
    const results = await measure(part, options)
    say(`\nWritten to ${writeResults(results, options.isTrial)} after ${secondsSince(since)}.`)
  }
  return 0
}

async function measure(part: PartName, options: Options): Promise<Results> {
  if (part === 'embedded') return { embedded: await measureEmbedded(options) }
  const postgres = await startBenchPostgres()
  try {
    if (part === 'digests') return { digests: await measureDigests(postgres, options) }
    if (part === 'daily') return { daily: await measureDailyRun(postgres, options) }
    return part === 'cases'
      ? { cases: await measureCases(postgres, options) }
      : { growth: await measureGrowth(postgres, options) }
  } finally {
    await postgres.stop()
  }
}
