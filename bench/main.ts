import { parseArgs } from 'node:util'
import { printLine, secondsSince } from '../scripts/setup/print-line.mjs'
import { withBenchPostgres } from './bench-postgres.ts'
import { fullScale, quick } from './options.ts'
import { measureCases } from './parts/cases.ts'
import { measureDailyRun } from './parts/daily-run.ts'
import { measureDigests } from './parts/digests.ts'
import { measureEmbedded } from './parts/embedded.ts'
import { measureGrowth } from './parts/growth.ts'
import { writeResults } from './results.ts'

const parts = {
  cases: withBenchPostgres(measureCases),
  growth: withBenchPostgres(measureGrowth),
  embedded: measureEmbedded,
  digests: withBenchPostgres(measureDigests),
  daily: withBenchPostgres(measureDailyRun),
}

// Exit handlers stop PostgreSQL and the servers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } })
const selected = values.only?.split(',') ?? Object.keys(parts)
for (const name of selected)
  if (!(name in parts))
    throw new Error(`No part is named ${name}. They are: ${Object.keys(parts).join(', ')}.`)
const since = performance.now()
for (const [name, measure] of Object.entries(parts)) {
  if (!selected.includes(name)) continue
  printLine(`\n${name}`)
  const tables = await measure(values.quick ? quick : fullScale)
  printLine(`\nWritten to ${writeResults(name, tables, values.quick === true)} after ${secondsSince(since)}.`)
}
process.exit()
