import { kindOf } from '#shared/listings/kinds.ts'
import { say } from '../../scripts/setup/say.mjs'
import { type Case, listCases, nth } from '../cases/list-cases.ts'
import { takeSamples } from '../cases/samples.ts'
import type { BenchPostgres } from '../database/bench-postgres.ts'
import { type Recorder, startRecorder } from '../database/recorder.ts'
import { startProduct } from '../database/start-product.ts'
import { startLimit } from '../limits/start-limit.ts'
import { measureInRounds, type Speed } from '../load/rounds.ts'
import type { Options } from '../options.ts'

export interface CaseResult {
  label: string
  /** The same request again and again. */
  warm: Speed
  /** No request twice. */
  cold: Speed
  /** Bare `node:http` with the body of the warm request. */
  constantBody: Speed
  /** Bare `node:http` with the SQL of the cold requests. */
  sameSql: Speed
}

const recordedVariants = 64

/** Every case at the stated scale, in turn with its limits. */
export async function measureCases(postgres: BenchPostgres, options: Options) {
  await postgres.seed(options.rows, 1)
  const samples = await takeSamples(postgres)
  const server = await startProduct(postgres, 'product')
  const recorder = await startRecorder(postgres)
  const results: CaseResult[] = []
  for (const one of listCases(samples)) {
    const result = await measureList(one)
    const { label, warm, cold } = result
    say(`${label}: ${Math.round(warm.perSecond)}/s warm, ${Math.round(cold.perSecond)}/s cold`)
    results.push(result)
  }
  await recorder.stop()
  const others = await measureOthers()
  await server.stop()
  return { rows: options.rows, results, ...others }

  /** The search over all kinds, no request twice, and one page that the server renders. */
  async function measureOthers() {
    const { frequentWords, cities } = samples
    let n = 0
    const nextSearch = () => {
      n += 1
      const place = nth(cities, Math.floor(n / frequentWords.length)).city
      return `/api/search?${new URLSearchParams({ q: `${nth(frequentWords, n)} ${place}` })}`
    }
    const search = { url: server.url, next: nextSearch }
    const { oneSearch } = await measureInRounds({ oneSearch: search }, { ...options, connections: 1 })
    const publicPage = { url: server.url, next: () => `/browse/${kindOf('tutoring').names.path}` }
    return { oneSearch, ...(await measureInRounds({ searches: search, publicPage }, options)) }
  }

  async function measureList(one: Case): Promise<CaseResult> {
    const body = await (await fetch(`${server.url}${one.path(0)}`)).text()
    const constantBody = await startLimit({ body })
    const variants = await recordVariants(one, recorder)
    const { connections } = options
    const sameSql = await startLimit({ databaseUrl: postgres.url, connections, variants })
    const counted = (path: (n: number) => string) => {
      let n = 0
      return () => {
        n += 1
        return path(n)
      }
    }
    const contestants = {
      warm: { url: server.url, next: () => one.path(0) },
      constantBody: { url: constantBody.url, next: () => '/' },
      cold: { url: server.url, next: counted(one.path) },
      sameSql: {
        url: sameSql.url,
        next: counted((n) => `/${n % variants.length}`),
      },
    }
    const speeds = await measureInRounds(contestants, options)
    await Promise.all([constantBody.stop(), sameSql.stop()])
    return { label: one.label, ...speeds }
  }
}

async function recordVariants({ path }: Case, recorder: Recorder) {
  const variants = []
  // Spread over the cold requests, so that both read about the same rows.
  for (let n = 0; n < recordedVariants; n += 1)
    variants.push((await recorder.record(path(n * 31 + 1))).statements)
  return variants
}
