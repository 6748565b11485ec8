import type { EmbeddedFigures, GrowthFigures, ImportFigures, PageFigures, WorkFigures } from '../figures.ts'
import { table } from './table.ts'
import { count, milliseconds, shareOf, times } from './words.ts'

/** The part on PostgreSQL as text. */
export function workSection(figures: WorkFigures): string {
  const { rows, seedingSeconds, cases, memoryBefore, memory } = figures
  return [
    `## On PostgreSQL, ${count(rows)} tutoring providers`,
    'Warm is the same request over and over, cold is no request twice. Limit 1 is the same SQL by pgbench, limit 2 the same ' +
      'SQL by the same driver from a bare `node:http`, limit 3 a bare `node:http` that answers the same bytes from memory.',
    '### Requests per second, and as a share of the limits',
    table(
      ['', 'warm', 'limit 3', 'share', 'cold', 'limit 2', 'share', 'limit 1', 'share'],
      cases.map(({ label, warm, cold, constant, bare, pgbench }) => [
        label,
        count(warm.perSecond),
        constant ? count(constant.perSecond) : '–',
        shareOf(warm.perSecond, constant?.perSecond),
        count(cold.perSecond),
        bare ? count(bare.perSecond) : '–',
        shareOf(cold.perSecond, bare?.perSecond),
        pgbench ? count(pgbench.perSecond) : '–',
        shareOf(cold.perSecond, pgbench?.perSecond),
      ]),
    ),
    '### Milliseconds: half and 99 of 100 answers came within',
    table(
      ['', 'warm p50', 'p99', 'cold p50', 'p99', 'limit 2 p50', 'p99', 'limit 3 p50', 'p99'],
      cases.map(({ label, warm, cold, bare, constant }) => [
        label,
        ...[warm, cold, bare, constant].flatMap((speed) =>
          speed ? [milliseconds(speed.p50), milliseconds(speed.p99)] : ['–', '–'],
        ),
      ]),
    ),
    '### In the database',
    table(
      ['', 'statements', 'ms, the middle one', 'ms, the slowest', 'bytes answered'],
      cases.flatMap(({ label, database, bytes }) =>
        database
          ? [
              [
                label,
                String(database.statements),
                milliseconds(database.median),
                milliseconds(database.slowest),
                count(bytes),
              ],
            ]
          : [],
      ),
    ),
    `The server process held ${count(memoryBefore)} MB at its start, ${count(memory.resident)} MB after all this, and never ` +
      `more than ${count(memory.peak)} MB. ` +
      `The data took ${count(seedingSeconds)} s to make.`,
  ].join('\n\n')
}

export function embeddedSection({ rows, seedingSeconds, cases, meanwhile, memory }: EmbeddedFigures): string {
  return [
    `## On the embedded engine, ${count(rows)} tutoring providers`,
    table(
      ['', 'warm /s', 'of limit 3', 'p50', 'p99', 'cold /s', 'p50', 'p99', 'alone, ms', 'slowest'],
      cases.map(({ label, warm, cold, constant, alone }) => [
        label,
        count(warm.perSecond),
        shareOf(warm.perSecond, constant?.perSecond),
        milliseconds(warm.p50),
        milliseconds(warm.p99),
        count(cold.perSecond),
        milliseconds(cold.p50),
        milliseconds(cold.p99),
        milliseconds(alone.median),
        milliseconds(alone.slowest),
      ]),
    ),
    'Alone is one request at a time, each different, from the request to the end of its answer. While ten connections ' +
      `searched for a common word, others had a page in ${milliseconds(meanwhile.page.p50)} ms ` +
      `(99 of 100 in ${milliseconds(meanwhile.page.p99)} ms) and the newest listings in ${milliseconds(meanwhile.list.p50)} ms ` +
      `(${milliseconds(meanwhile.list.p99)} ms).`,
    `The process, engine included, held ${count(memory.resident)} MB afterwards. The data took ${count(seedingSeconds)} s to make.`,
  ].join('\n\n')
}

export function growthSection({ sizes, filters }: GrowthFigures): string {
  const last = sizes.at(-1)
  const names = sizes[0]?.queries ?? []
  const timeAt = (name: string, at: number) =>
    sizes.at(at)?.queries.find((query) => query.name === name)?.median ?? 0
  const group = (label: string, some: typeof filters) =>
    some.length === 0
      ? []
      : [
          [
            label,
            String(some.length),
            milliseconds(some[Math.floor(some.length / 2)]?.median ?? 0),
            milliseconds(some[0]?.median ?? 0),
            decodeURIComponent((some[0]?.path ?? '').replace(/^[^?]*\?/, '').replaceAll('+', ' ')),
          ],
        ]
  return [
    '## Growth on PostgreSQL: milliseconds of database time',
    table(
      ['', ...sizes.map(({ rows }) => count(rows)), 'growth'],
      names.map(({ name, label }) => [
        label,
        ...sizes.map((_, at) => milliseconds(timeAt(name, at))),
        times(timeAt(name, -1) / timeAt(name, 0)),
      ]),
    ),
    `### Two and three filters together at ${count(last?.rows ?? 0)}`,
    table(
      ['', 'queries', 'the middle one', 'the slowest', 'which'],
      [
        ...group(
          'filters',
          filters.filter(({ hasSearch, hasFacets }) => !hasSearch && !hasFacets),
        ),
        ...group(
          'a search among them',
          filters.filter(({ hasSearch, hasFacets }) => hasSearch && !hasFacets),
        ),
        ...group(
          'with facet counts',
          filters.filter(({ hasSearch, hasFacets }) => !hasSearch && hasFacets),
        ),
        ...group(
          'with facet counts, a search among them',
          filters.filter(({ hasSearch, hasFacets }) => hasSearch && hasFacets),
        ),
      ],
    ),
    `The data took ${sizes.map(({ seedingSeconds }) => count(seedingSeconds)).join(' + ')} s to make.`,
  ].join('\n\n')
}

export function importSection({
  rows,
  megabytes,
  seconds,
  memory,
  health,
  list,
  copy,
}: ImportFigures): string {
  const row = (label: string, took: number) => [
    label,
    took.toFixed(1),
    count(rows / took),
    shareOf(rows / seconds, rows / took),
  ]
  return [
    `## Import of ${count(rows)} rows, ${count(megabytes)} MB, on PostgreSQL`,
    table(
      ['', 'seconds', 'rows per second', 'the import reaches'],
      [
        row('the import', seconds),
        row('COPY of the same rows, with the indexes', copy.indexed),
        row('COPY of the same rows, without any index', copy.bare),
      ],
    ),
    `Meanwhile the slowest health check took ${milliseconds(health.slowest)} ms and the slowest list ` +
      `${milliseconds(list.slowest)} ms, ${health.refused + list.refused} were refused, and the server process never held ` +
      `more than ${count(memory.peak)} MB.`,
  ].join('\n\n')
}

export function pageSection({ rows, slowDown, steps }: PageFigures): string {
  return [
    `## The page, over ${count(rows)} tutoring providers, on a processor slowed down ${slowDown} times`,
    table(
      ['', 'window', 'ms from a press to the next paint', 'layout shift'],
      steps.map(({ label, width, painted, shifted }) => [
        label,
        `${width} px`,
        painted === 0 ? 'under 16' : count(painted),
        shifted.toFixed(6),
      ]),
    ),
  ].join('\n\n')
}
