import { describe, expect, it } from 'vitest'
import { totalCost } from './summer-cost.ts'
import type { SummerItem } from './summer-items.ts'
import { summerPlan } from './summer-plan.ts'
import { summerOf, weeksOf } from './summer-weeks.ts'

const summer = { from: '2027-06-01', to: '2027-08-31' }
const item = (id: string, from: string | null, to = from, some: Partial<SummerItem> = {}): SummerItem => ({
  id,
  title: id,
  label: 'Summer Camp',
  href: '',
  period: from === null || to === null ? null : { from, to },
  isOngoing: false,
  hasCost: true,
  costRange: null,
  ...some,
})
const weekOf = (items: SummerItem[], from: string) =>
  summerPlan(items, summer)
    .weeks.find((week) => week.from === from)
    ?.entries.map(({ item: { id }, number, weeks, isClashing }) => [id, `${number}/${weeks}`, isClashing])

describe('the weeks of summer', () => {
  it.each([
    ['2026-11-17', '2027'],
    ['2027-01-01', '2027'],
    ['2027-08-31', '2027'],
    ['2027-09-01', '2028'],
  ])('on %s belong to %s', (today, year) => {
    expect(summerOf(today)).toEqual({ from: `${year}-06-01`, to: `${year}-08-31` })
  })

  it.each([2026, 2027, 2028, 2029, 2030, 2031])(
    'of %s begin on Mondays and contain every day once',
    (year) => {
      const weeks = weeksOf({ from: `${year}-06-01`, to: `${year}-08-31` })
      const weekIndexOf = (day: string) => weeks.findIndex(({ from, to }) => from <= day && day <= to)
      expect([weekIndexOf(`${year}-06-01`), weekIndexOf(`${year}-08-31`)]).toEqual([0, weeks.length - 1])
      for (const [at, week] of weeks.entries()) {
        expect(new Date(`${week.from}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(Date.parse(week.to) - Date.parse(week.from)).toBe(6 * 86_400_000)
        const next = weeks[at + 1]
        if (next) expect(Date.parse(next.from) - Date.parse(week.to)).toBe(86_400_000)
      }
    },
  )
})

describe('a summer plan', () => {
  it('places an item in each week that it overlaps', () => {
    const camp = item('camp-1', '2027-06-14', '2027-06-25')
    expect(weekOf([camp], '2027-06-07')).toEqual([])
    expect(weekOf([camp], '2027-06-14')).toEqual([['camp-1', '1/2', false]])
    expect(weekOf([camp], '2027-06-21')).toEqual([['camp-1', '2/2', false]])
    expect(weekOf([camp], '2027-06-28')).toEqual([])
  })

  it('counts only the weeks of this summer', () => {
    expect(weekOf([item('camp-1', '2027-05-10', '2027-06-13')], '2027-06-07')).toEqual([
      ['camp-1', '2/2', false],
    ])
  })

  it('marks a clash only in the weeks of the shared days', () => {
    const items = [item('camp-1', '2027-06-14', '2027-06-25'), item('camp-2', '2027-06-21', '2027-07-02')]
    expect(weekOf(items, '2027-06-14')).toEqual([['camp-1', '1/2', false]])
    expect(weekOf(items, '2027-06-21')).toEqual([
      ['camp-1', '2/2', true],
      ['camp-2', '1/2', true],
    ])
    expect(weekOf(items, '2027-06-28')).toEqual([['camp-2', '2/2', false]])
    expect(summerPlan(items, summer).clashes).toMatchObject([
      { days: { from: '2027-06-21', to: '2027-06-25' } },
    ])
  })

  it('finds no clash between neighbors in one week, nor beside an ongoing job', () => {
    const early = item('camp-1', '2027-06-14', '2027-06-16')
    const late = item('camp-2', '2027-06-17', '2027-06-18')
    const job = item('job-3', summer.from, summer.to, { isOngoing: true, hasCost: false })
    const { clashes, weeks } = summerPlan([early, late, job], summer)
    expect(clashes).toEqual([])
    expect(weeks.every(({ entries }) => entries.some(({ item: { id } }) => id === 'job-3'))).toBe(true)
  })

  it('clashes on a single shared day, and on each pair of three', () => {
    const items = ['a', 'b', 'c'].map((id) => item(id, '2027-07-05', '2027-07-05'))
    expect(summerPlan(items, summer).clashes).toHaveLength(3)
  })

  it('adds up the cost of placed items, and counts those without one', () => {
    const plan = summerPlan(
      [
        item('camp-1', '2027-06-14', '2027-06-25', { costRange: '$1000 - $3000' }),
        item('camp-2', '2027-07-05', '2027-07-09', { costRange: '< $1000' }),
        item('camp-3', '2027-07-12', '2027-07-16'),
        item('camp-4', null, null, { costRange: '> $8000' }),
        item('job-5', '2027-07-12', '2027-07-16', { hasCost: false }),
      ],
      summer,
    )
    expect([plan.cost, plan.withoutCost]).toEqual(['$1,000 to $4,000', 1])
  })
})

it.each([
  [[], null],
  [[null], null],
  [['FREE'], 'Free'],
  [['FREE', '< $1000'], 'Up to $1,000'],
  [['$1000 - $3000', null], '$1,000 to $3,000'],
  [['> $8000', '$1000 - $3000'], 'More than $9,000'],
  [['a song'], null],
])('%j cost %s', (ranges, total) => {
  expect(totalCost(ranges)).toBe(total)
})
