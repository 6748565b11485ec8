import { say } from '../../scripts/setup/say.mjs'
import { filterCombinations } from '../cases/filter-combinations.ts'
import { listCases } from '../cases/list-cases.ts'
import { takeSamples } from '../cases/samples.ts'
import type { BenchPostgres } from '../database/bench-postgres.ts'
import { startRecorder } from '../database/recorder.ts'
import { type Ask, quantile } from '../load/drive.ts'
import type { Options } from '../options.ts'

export interface GrowthResult {
  label: string
  /** Database time in milliseconds: of the median request, and of the slowest one. */
  median: number
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
    for (const { label, request } of listCases(samples))
      results.push(
        await measure(
          label,
          Array.from({ length: requestsPerCase }, (_, n) => request(n)),
        ),
      )
    results.push(await measure('one, two and three filters', filterCombinations(samples)))
    await recorder.stop()
    measured.push({ rows, results })

    async function measure(label: string, asks: Ask[]): Promise<GrowthResult> {
      const times: { path: string; ms: number }[] = []
      for (const ask of asks) {
        const runs: number[] = []
        for (let run = 0; run < repeats; run += 1) runs.push((await recorder.record(ask)).ms)
        times.push({ path: ask.path, ms: quantile(runs, 0.5) })
      }
      const worst = times.toSorted((a, b) => b.ms - a.ms)[0]
      const median = quantile(
        times.map(({ ms }) => ms),
        0.5,
      )
      say(`${rows.toLocaleString('en-US')} rows, ${label}: ${worst?.ms.toFixed(1)} ms at worst`)
      return { label, median, worst: worst?.ms ?? 0, worstPath: worst?.path ?? '' }
    }
  }
  return measured
}
