import { kindOf } from '#shared/listings/kinds.ts'
import { printLine } from '../../scripts/setup/print-line.mjs'
import type { BenchPostgres } from '../bench-postgres.ts'
import { listCases, nth } from '../cases/list-cases.ts'
import { takeSamples } from '../cases/samples.ts'
import { startLimit } from '../limit.ts'
import { measureInRounds } from '../load.ts'
import type { Options } from '../options.ts'
import { startRecorder } from '../recorder.ts'
import type { Table } from '../results.ts'

const recordedVariants = 64

/** Measures every case in turn with its limits, the search over all kinds, and a server-rendered page. */
export async function measureCases(postgres: BenchPostgres, options: Options): Promise<Table[]> {
  await postgres.seed(options.rows, 1)
  const samples = await takeSamples(postgres)
  const recorder = await startRecorder(postgres)
  const { url, stop } = await postgres.startServer()
  const rows: Table['rows'] = []
  for (const { label, path } of listCases(samples)) {
    const body = await (await fetch(url + path(0))).text()
    const variants = []
    // Spread over the cold requests, so that product and limit read about the same rows.
    for (let n = 0; n < recordedVariants; n += 1)
      variants.push((await recorder.record(path(n * 31 + 1))).statements)
    const limit = await startLimit({ ...options, body, variants, databaseUrl: postgres.url })
    const { warm, constantBody, cold, sameSql } = await measureInRounds(
      {
        warm: { url, next: () => path(0) },
        constantBody: { url: limit.url, next: () => '/' },
        cold: { url, next: pathSequence(path) },
        sameSql: { url: limit.url, next: pathSequence((n) => `/${n % recordedVariants}`) },
      },
      options,
    )
    limit.stop()
    printLine(`${label}: ${Math.round(warm.perSecond)}/s warm, ${Math.round(cold.perSecond)}/s cold`)
    const warmShare = (100 * warm.perSecond) / constantBody.perSecond
    const coldShare = (100 * cold.perSecond) / sameSql.perSecond
    rows.push([label, warm.perSecond, warmShare, cold.perSecond, coldShare, cold.p95])
  }
  await recorder.stop()

  const { frequentWords, cities } = samples
  const wordAndCity = (n: number) =>
    `${nth(frequentWords, n)} ${nth(cities, Math.floor(n / frequentWords.length)).city}`
  const search = {
    url,
    next: pathSequence((n) => `/api/search?${new URLSearchParams({ q: wordAndCity(n) })}`),
  }
  const { single } = await measureInRounds({ single: search }, { ...options, connections: 1 })
  const publicPage = { url, next: () => `/browse/${kindOf('tutoring').names.path}` }
  const { concurrent, page } = await measureInRounds({ concurrent: search, page: publicPage }, options)
  await stop()

  const columns = [
    { name: 'case' },
    { name: 'warm', unit: 'per second' },
    { name: 'warm, of bare node:http', unit: '%', min: 35 },
    { name: 'cold', unit: 'per second' },
    { name: 'cold, of the same SQL by bare node:http', unit: '%', min: 40 },
    { name: 'cold, p95', unit: 'ms', max: 60 },
  ]
  const otherColumns = [
    { name: 'search over all kinds, p95', unit: 'ms', max: 100 },
    { name: 'the same, 10 at a time, p95', unit: 'ms', max: 100 },
    { name: 'public list page, warm', unit: 'per second', min: 300 },
  ]
  const title = `Lists of ${options.rows.toLocaleString('en-US')} tutoring providers`
  const otherRow = [single.p95, concurrent.p95, page.perSecond]
  return [
    { title, columns, rows },
    { title: 'Search and a public page, on the same data', columns: otherColumns, rows: [otherRow] },
  ]
}

/** Returns the next path at each call. */
function pathSequence(path: (n: number) => string) {
  let n = 0
  return () => {
    n += 1
    return path(n)
  }
}
