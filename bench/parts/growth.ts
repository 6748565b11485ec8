import { join } from 'node:path'
import { say } from '../../scripts/setup/say.mjs'
import { type Case, createCase, nth } from '../cases/case.ts'
import { filterCombinations } from '../cases/filter-combinations.ts'
import { signUp } from '../cases/people.ts'
import { listOf, readCases } from '../cases/read-cases.ts'
import { writeCases } from '../cases/write-cases.ts'
import type { FilterQuery, GrowthFigures, GrowthQuery } from '../figures.ts'
import { type Explainer, openExplainer } from '../statements/explain.ts'
import { keepPlan } from '../statements/keep-plan.ts'
import { type Recorded, type Recorder, startRecorder } from '../statements/recorder.ts'
import { withSql } from '../stock/open.ts'
import { type Samples, takeSamples } from '../stock/samples.ts'
import { seed } from '../stock/seed.ts'
import { startServer } from '../stock/server.ts'
import type { Environment } from './environment.ts'

/** How the time that each query takes in PostgreSQL grows with the table. */
export async function measureGrowth(environment: Environment): Promise<GrowthFigures> {
  const { settings, postgres } = environment
  const url = await postgres.createDatabase('growth')
  const growth: GrowthFigures = { sizes: [], filters: [] }
  let rare: string | null = null
  let people: string[] | null = null
  let rowsBefore = 0
  for (const rows of settings.growthSizes) {
    const scale = rows - rowsBefore
    const seedingSeconds = await seed({ env: { DATABASE_URL: url }, scale, seed: rows })
    const samples = await withSql(url, takeSamples)
    rare ??= nth(samples.words.rare, 0)
    people ??= await peopleOf(url, environment.folder)
    const [recorder, explainer] = [await startRecorder(url, environment.folder), await openExplainer(url)]
    const asking = { recorder, explainer, rows, ...environment }
    const queries: GrowthQuery[] = []
    for (const one of casesOf(samples, rare, people)) queries.push(await timeOf(one, asking))
    growth.sizes.push({ rows, seedingSeconds, queries })
    if (rows === settings.growthSizes.at(-1)) growth.filters = await timeFilters(samples, asking)
    await recorder.stop()
    await explainer.end()
    rowsBefore = rows
  }
  await postgres.dropDatabase('growth')
  return growth
}

interface Asking extends Environment {
  recorder: Recorder
  explainer: Explainer
  rows: number
}

/** Signed up before anything is recorded: what their signing up asks for is not what a case asks for. */
async function peopleOf(databaseUrl: string, folder: string): Promise<string[]> {
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'recorder') })
  try {
    return await signUp(server.url, 3)
  } finally {
    await server.stop()
  }
}

/** Reads and writes, and what only growth asks about: one state, and the word that was rare when the table was small. */
function casesOf(samples: Samples, rare: string, people: string[]): Case[] {
  const states = samples.facets.state ?? []
  const pageOf = (n: number) => ({ limit: 5, offset: n })
  return [
    ...readCases(samples),
    ...writeCases(samples, people),
    createCase({
      name: 'state',
      label: 'one state',
      warm: listOf({ state: nth(states, 0).value, limit: 5 }),
      cold: (n) => listOf({ state: nth(states, 0).value, ...pageOf(n) }),
    }),
    createCase({
      name: 'search-once-rare',
      label: 'the word that was rare at first',
      warm: listOf({ search: rare, limit: 5 }),
      cold: (n) => listOf({ search: rare, ...pageOf(n % 2) }),
    }),
  ]
}

async function timeOf(
  one: Case,
  { recorder, explainer, rows, settings, plans }: Asking,
): Promise<GrowthQuery> {
  const asks = [one.warm, ...Array.from({ length: settings.explained - 1 }, (_, n) => one.cold(n + 1))]
  const recordings = []
  for (const ask of asks) recordings.push(await recorder.recordAnew(ask))
  const time = await explainer.time(recordings)
  keepPlan(plans, `${one.name}-${rows}`, await explainer.plan(nth(recordings, 0)))
  say(`${rows.toLocaleString('en-US')} rows, ${one.label}: ${time.median.toFixed(2)} ms`)
  return { name: one.name, label: one.label, ...time }
}

async function timeFilters(samples: Samples, asking: Asking): Promise<FilterQuery[]> {
  const { recorder, explainer, rows, plans } = asking
  const timed: { query: FilterQuery; recording: Recorded }[] = []
  for (const { ask, hasSearch, hasFacets } of filterCombinations(samples)) {
    const recording = await recorder.recordAnew(ask)
    const { median } = await explainer.time([recording])
    timed.push({ query: { path: ask.path, median, hasSearch, hasFacets }, recording })
  }
  timed.sort((a, b) => b.query.median - a.query.median)
  const slowest = timed.slice(0, plansOfFilters)
  const texts: string[] = []
  for (const { recording } of slowest) texts.push(await explainer.plan(recording))
  keepPlan(plans, `filters-${rows}`, texts.join(`\n${'='.repeat(100)}\n\n`))
  return timed.map(({ query }) => query)
}

/** Nobody reads two hundred plans; the slowest are the ones to look at. */
const plansOfFilters = 20
