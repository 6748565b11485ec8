import type { Figures, Measurement } from '../figures.ts'
import type { Machine } from '../machine.ts'
import { goalsOf } from './goals.ts'
import { embeddedSection, growthSection, importSection, pageSection, workSection } from './sections.ts'
import { table } from './table.ts'

/** Everything measured so far as one page. */
export function results(measurements: Measurement[]): string {
  const figures: Figures = Object.fromEntries(measurements.map(({ part, figures }) => [part, figures]))
  const goals = goalsOf(figures).map(({ goal, found, isMet }) => [goal, isMet ? 'met' : 'not met', found])
  return `${[
    '# What was measured',
    'Written by `npm run bench`; [README.md](README.md) says what each part is and how to read it. Figures of two machines, or ' +
      'of two days, cannot be compared; the shares can.',
    where(measurements),
    '## Goals',
    table(['goal', '', 'found'], goals),
    'What the page weighs is checked by `npm run size`; that answers are never stale, and kept totals right, by the tests.',
    ...(figures.work ? [workSection(figures.work)] : []),
    ...(figures.embedded ? [embeddedSection(figures.embedded)] : []),
    ...(figures.growth ? [growthSection(figures.growth)] : []),
    ...(figures.import ? [importSection(figures.import)] : []),
    ...(figures.page ? [pageSection(figures.page)] : []),
  ].join('\n\n')}\n`
}

function where(measurements: Measurement[]) {
  if (measurements.length === 0) return 'Nothing yet.'
  const parts = measurements.map(({ part, at, machine, conditions }) => [
    part,
    at.slice(0, 16).replace('T', ' '),
    machine.commit,
    machine.processor,
    `${conditions.connections} connections, ${conditions.repeats} × ${conditions.seconds} s`,
  ])
  const machines = new Set(measurements.map(({ machine }) => described(machine)))
  return [
    ...machines,
    'The load ran on the same machine.',
    table(['part', 'when (UTC)', 'commit', 'processor', 'how'], parts),
  ].join('\n\n')
}

const described = ({ processor, cores, memoryGigabytes, system, ...versions }: Machine) =>
  `${processor}, ${cores} cores, ${memoryGigabytes} GB, ${system}; Node ${versions.node}, ` +
  `PostgreSQL ${versions.postgres} (${versions.postgresSettings}).`
