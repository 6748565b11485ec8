import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SummerItem } from './summer-items.ts'
import { WeeksOfSummer } from './weeks-of-summer.tsx'

const summer = { from: '2027-06-01', to: '2027-08-31' }
const camp = (id: string, title: string, from: string, to: string): SummerItem => ({
  id,
  title,
  label: 'Summer Camp',
  href: `/summer-camps?view=${id}`,
  period: { from, to },
  isOngoing: false,
  hasCost: true,
  costRange: '$1000 - $3000',
})
const items = [
  camp('camp-1', 'Robot Camp', '2027-06-14', '2027-06-25'),
  camp('camp-2', 'Chess Camp', '2027-06-21', '2027-06-25'),
]
const week = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

it('shows the items of each week, marks clashes and adds up the cost', () => {
  render(<WeeksOfSummer items={items} summer={summer} />)
  expect(
    within(screen.getByRole('list', { name: 'Weeks of summer 2027' })).getAllByRole('region'),
  ).toHaveLength(14)
  expect(week('Jun 14 – 20').getByText(/week 1 of 2/)).toBeDefined()
  expect(week('Jun 21 – 27').getByText('Clash')).toBeDefined()
  expect(week('Jun 28 – Jul 4').getByText('Free')).toBeDefined()
  expect(screen.getByText('Robot Camp and Chess Camp: Jun 21 – 25')).toBeDefined()
  expect([factOf('Total cost'), factOf('Free weeks'), factOf('Clashes')]).toEqual([
    '$2,000 to $6,000',
    '12 of 14',
    '1',
  ])
})

it('excluded items neither clash nor cost, and stay in the URL', async () => {
  render(<WeeksOfSummer items={items} summer={summer} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Chess Camp/ }))
  expect([factOf('Total cost'), factOf('Clashes')]).toEqual(['$1,000 to $3,000', 'None'])
  expect(window.location.search).toBe('?without=camp-2')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Chess Camp/ }))
  expect(window.location.search).toBe('')
  expect(factOf('Clashes')).toBe('1')
})
