import { expect, it } from 'vitest'
import { guide } from '../reference/guide/index.ts'
import { guideEntries, nextEntries, type PlanEntry, progressOf } from './plan.ts'

const [ninth] = guide
if (!ninth) throw new Error('The guide has no first step')

it('progress counts the checked goals and milestones of one step', () => {
  const [goal] = ninth.goals
  const [milestone] = ninth.milestones
  const done = new Set([goal?.id ?? '', milestone?.id ?? '', 'of-another-step'])
  expect(progressOf(ninth, done)).toEqual({ done: 2, total: ninth.goals.length + ninth.milestones.length })
})

it('the timeline of a class runs from its first fall to its last summer, without checked items', () => {
  const all = guideEntries(guide, 2030, new Set())
  expect(all.every((entry) => entry.day >= '2026-08-01' && entry.day <= '2030-09-30')).toBe(true)
  const [first] = all
  expect(guideEntries(guide, 2030, new Set([first?.id ?? '']))).toHaveLength(all.length - 1)
})

it('the next entries are the nearest ones from today on', () => {
  const all = guideEntries(guide, 2030, new Set())
  const next = nextEntries(all, '2028-01-01', 3)
  expect(next).toHaveLength(3)
  expect(next.every((entry) => entry.day >= '2028-01-01')).toBe(true)
  const days = next.map((entry) => entry.day)
  expect([...days].sort()).toEqual(days)
})

it('no source crowds out the others', () => {
  const entry = (id: string, day: string, type: 'saved' | 'nearby'): PlanEntry => ({
    id,
    day,
    text: id,
    isApproximate: false,
    source: { type, href: `/${id}` },
  })
  const entries = [
    entry('a', '2027-03-01', 'nearby'),
    entry('b', '2027-03-02', 'nearby'),
    entry('c', '2027-03-03', 'nearby'),
    entry('d', '2027-03-09', 'saved'),
    entry('e', '2027-02-28', 'saved'),
  ]
  expect(nextEntries(entries, '2027-03-01', 3, 2).map(({ id }) => id)).toEqual(['a', 'b', 'd'])
})
