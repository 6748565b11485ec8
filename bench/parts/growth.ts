import { printLine } from '../../scripts/setup/print-line.mjs'
import type { BenchPostgres } from '../bench-postgres.ts'
import { filterCombinations } from '../cases/filter-combinations.ts'
import { listCases } from '../cases/list-cases.ts'
import { takeSamples } from '../cases/samples.ts'
import { quantile } from '../load.ts'
import type { Options } from '../options.ts'
import { type Recorder, startRecorder } from '../recorder.ts'
import type { Table } from '../results.ts'

const requestsPerCase = 5
const repeats = 3

/** The database time of the slowest request of each case as the table grows. */
export async function measureGrowth(postgres: BenchPostgres, { sizes }: Options): Promise<Table[]> {
  const times = new Map<string, number[]>()
  const slowestPaths = new Map<string, string>()
  let before = 0
  for (const rows of sizes) {
    await postgres.seed(rows - before, rows)
    before = rows
    const samples = await takeSamples(postgres)
    const recorder = await startRecorder(postgres)
    const cases = listCases(samples).map(({ label, path }) => ({
      label,
      paths: Array.from({ length: requestsPerCase }, (_, n) => path(n)),
    }))
    cases.push({ label: 'one, two and three filters', paths: filterCombinations(samples) })
    for (const { label, paths } of cases) {
      const { ms, path } = await slowestOf(paths, recorder)
      times.set(label, [...(times.get(label) ?? []), ms])
      slowestPaths.set(label, path)
      printLine(`${rows.toLocaleString('en-US')} rows, ${label}: ${ms.toFixed(1)} ms at worst`)
    }
    await recorder.stop()
  }
  const columns = sizes.map((size) => ({
    name: `at ${size.toLocaleString('en-US')}`,
    unit: 'ms',
    // The goal is for the largest size.
    ...(size === before && { max: 250 }),
  }))
  return [
    {
      title: 'Database time of the slowest request',
      columns: [{ name: 'case' }, ...columns, { name: 'slowest request' }],
      rows: [...times].map(([label, all]) => [label, ...all, `\`${slowestPaths.get(label)}\``]),
    },
  ]
}

async function slowestOf(paths: string[], { record }: Recorder) {
  let slowest = { ms: 0, path: '' }
  for (const path of paths) {
    const runs: number[] = []
    for (let run = 0; run < repeats; run += 1) runs.push((await record(path)).ms)
    const ms = quantile(runs, 0.5)
    if (ms > slowest.ms) slowest = { ms, path }
  }
  return slowest
}
