import type { Figures } from '../figures.ts'
import { count, milliseconds, percent, times } from './words.ts'

export interface Goal {
  goal: string
  found: string
  isMet: boolean
}

const lists = [
  'newest',
  'search-common',
  'search-rare',
  'search-two',
  'search-misspelt',
  'category',
  'state-city',
]
const allLists = [...lists, 'facets', 'facets-category', 'facets-search', 'newest-packed']
const coldLists = ['newest', 'category', 'state-city', 'search-rare']
const steady = ['newest', 'category', 'state', 'search-rare', 'facets']

/** The goals of the issue that figures can answer, each as far as it was measured. */
export function goalsOf(figures: Figures): Goal[] {
  return [
    ...workGoals(figures),
    ...growthGoals(figures),
    ...embeddedGoals(figures),
    ...importGoals(figures),
    ...pageGoals(figures),
  ]
}

function workGoals({ work }: Figures): Goal[] {
  if (!work) return []
  const { cases, memory } = work
  const named = (name: string) => cases.find((one) => one.name === name)
  const among = (names: string[]) => cases.filter(({ name }) => names.includes(name))
  const common = named('search-common')?.database
  const [reads, mixture] = [named('reads'), named('mixture')]
  return [
    ...least('Warm lists: at least 50 % of limit 3', 0.5, among(allLists), ({ warm, constant }) =>
      constant ? warm.perSecond / constant.perSecond : null,
    ),
    ...least(
      'Cold (a), (c), (d) and a rare word: at least 60 % of limit 2',
      0.6,
      among(coldLists),
      ({ cold, bare }) => (bare ? cold.perSecond / bare.perSecond : null),
    ),
    ...(common
      ? [
          {
            goal: 'A common word: under 60 ms of database time',
            found: `${milliseconds(common.slowest)} ms`,
            isMet: common.slowest < 60,
          },
        ]
      : []),
    ...(reads && mixture
      ? [
          share('warm', mixture.warm.perSecond / reads.warm.perSecond),
          share('cold', mixture.cold.perSecond / reads.cold.perSecond),
        ]
      : []),
    ...most(
      'p99 under 10 × p50',
      10,
      cases
        .flatMap(({ label, warm, cold }) => [
          { label: `${label}, warm`, ...warm },
          { label: `${label}, cold`, ...cold },
        ])
        .filter(({ p50 }) => p50 > 0)
        .map(({ label, p50, p99 }) => ({ label, value: p99 / p50 })),
      times,
    ),
    {
      goal: 'Memory: the server process under 200 MB after the whole run',
      found: `${count(memory.resident)} MB`,
      isMet: memory.resident < 200,
    },
  ]
}

function growthGoals({ growth }: Figures): Goal[] {
  const [first, last] = [growth?.sizes[0], growth?.sizes.at(-1)]
  if (!growth || !first || !last) return []
  const grown = first.queries
    .filter(({ name }) => steady.includes(name))
    .map(({ name, label, median }) => ({
      label,
      value: (last.queries.find((query) => query.name === name)?.median ?? Number.POSITIVE_INFINITY) / median,
    }))
  const filters = growth.filters
    .filter(({ hasSearch, hasFacets }) => !hasSearch && !hasFacets)
    .map(({ path, median }) => ({ label: path, value: median }))
  return [
    ...most(`Growth from ${count(first.rows)} to ${count(last.rows)} rows: at most 3 ×`, 3, grown, times),
    ...most(
      `Any two or three filters under 100 ms at ${count(last.rows)} rows`,
      100,
      filters,
      (value) => `${milliseconds(value)} ms`,
    ),
  ]
}

function embeddedGoals({ embedded }: Figures): Goal[] {
  if (!embedded) return []
  const listed = embedded.cases.filter(({ name }) => allLists.includes(name))
  return [
    ...least('Embedded engine: warm lists at least 50 % of limit 3', 0.5, listed, ({ warm, constant }) =>
      constant ? warm.perSecond / constant.perSecond : null,
    ),
    ...most(
      'Embedded engine: no query over 100 ms',
      100,
      embedded.cases.map(({ label, alone }) => ({ label, value: alone.slowest })),
      (value) => `${milliseconds(value)} ms`,
    ),
    ...most(
      'Embedded engine: others are answered meanwhile (a page within 100 ms)',
      100,
      [{ label: 'a page', value: embedded.meanwhile.page.p99 }],
      (value) => `${milliseconds(value)} ms`,
    ),
  ]
}

function importGoals({ import: figures }: Figures): Goal[] {
  if (!figures) return []
  const { memory, health, list } = figures
  const slowest = Math.max(health.slowest, list.slowest)
  const refused = health.refused + list.refused
  return [
    {
      goal: 'Import: the process under 400 MB',
      found: `${count(memory.peak)} MB`,
      isMet: memory.peak < 400,
    },
    {
      goal: 'Import: the site answers others meanwhile (all of them, within a second)',
      found: `${milliseconds(slowest)} ms at most, ${refused} refused`,
      isMet: slowest < 1000 && refused === 0,
    },
  ]
}

function pageGoals({ page }: Figures): Goal[] {
  if (!page) return []
  const named = page.steps.map((step) => ({ ...step, label: `${step.label}, ${step.width} px` }))
  return [
    ...most(
      `The page: a press to the next paint under 100 ms at ${page.slowDown} × slow-down`,
      100,
      named.map(({ label, painted }) => ({ label, value: painted })),
      (value) => `${count(value)} ms`,
    ),
    ...most(
      'The page: nothing moves by itself (layout shift 0)',
      0,
      named.map(({ label, shifted }) => ({ label, value: shifted })),
      (value) => value.toFixed(6),
    ),
  ]
}

/** Held by the worst of several. */
function least<One extends { label: string }>(
  goal: string,
  limit: number,
  cases: One[],
  shareOf: (one: One) => number | null,
): Goal[] {
  const shares = cases.flatMap((one) => {
    const share = shareOf(one)
    return share === null ? [] : [{ label: one.label, share }]
  })
  const [worst] = shares.sort((a, b) => a.share - b.share)
  if (!worst) return []
  const short = shares.filter(({ share }) => share < limit)
  const which = short.length === 0 ? [worst] : short
  const found = which.map(({ label, share }) => `${percent(share)} ${label}`).join('; ')
  return [{ goal, found, isMet: short.length === 0 }]
}

function most(
  goal: string,
  limit: number,
  values: { label: string; value: number }[],
  write: (value: number) => string,
): Goal[] {
  const sorted = [...values].sort((a, b) => b.value - a.value)
  const [worst] = sorted
  if (!worst) return []
  const over = sorted.filter(({ value }) => value > limit).slice(0, 5)
  const which = over.length === 0 ? [worst] : over
  const found = which.map(({ label, value }) => `${write(value)} ${label}`).join('; ')
  return [{ goal, found, isMet: over.length === 0 }]
}

const share = (which: string, value: number): Goal => ({
  goal: `The mix keeps at least 40 % of the read-only figure, ${which}`,
  found: percent(value),
  isMet: value >= 0.4,
})
