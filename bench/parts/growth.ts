import { say } from '../../scripts/setup/say.mjs'
import { filterCombinations } from '../cases/filter-combinations.ts'
import { listCases } from '../cases/list-cases.ts'
import { takeSamples } from '../cases/samples.ts'
import type { BenchPostgres } from '../database/bench-postgres.ts'
import { startRecorder } from '../database/recorder.ts'
import { quantile } from '../load/drive.ts'
import type { Options } from '../options.ts'

export interface GrowthResult {
  label: string
  /** Database time of the slowest request, in milliseconds. */
  worst: number
  worstPath: string
}

const requestsPerCase = 5
const repeats = 3

/** The database time of each case as the table grows. */
export async function measureGrowth(postgres: BenchPostgres, { sizes }: Options) {
  const measured: { rows: number; results: GrowthResult[] }[] = []
  let before = 0
  for (const rows of sizes) {
    await postgres.seed(rows - before, rows)
    before = rows
    const samples = await takeSamples(postgres)
    const recorder = await startRecorder(postgres)
    const results: GrowthResult[] = []
    for (const { label, path } of listCases(samples))
      results.push(
        await measure(
          label,
          Array.from({ length: requestsPerCase }, (_, n) => path(n)),
        ),
      )
    results.push(await measure('one, two and three filters', filterCombinations(samples)))
    await recorder.stop()
    measured.push({ rows, results })

    async function measure(label: string, paths: string[]): Promise<GrowthResult> {
      const slowest: GrowthResult = { label, worst: 0, worstPath: '' }
      for (const path of paths) {
        const runs: number[] = []
        for (let run = 0; run < repeats; run += 1) runs.push((await recorder.record(path)).ms)
        const ms = quantile(runs, 0.5)
        if (ms > slowest.worst) Object.assign(slowest, { worst: ms, worstPath: path })
      }
      say(`${rows.toLocaleString('en-US')} rows, ${label}: ${slowest.worst.toFixed(1)} ms at worst`)
      return slowest
    }
  }
  return measured
}
