import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MonthGrid } from './month-grid.tsx'
import { MonthPicker } from './month-picker.tsx'

const today = '2027-03-10'

function Picker({ onChoose = () => undefined, chosen = null as string | null, start = '2027-03' }) {
  const [month, setMonth] = useState(start)
  return (
    <MonthPicker
      {...{ month, today, chosen, onChoose }}
      counts={{ '2027-03-10': 2, '2027-03-20': 120 }}
      onMonth={setMonth}
    />
  )
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const focusedDay = () => document.activeElement?.getAttribute('data-day')

describe('the date picker', () => {
  it('shows the days of the month only, with their event counts', () => {
    render(<Picker />)
    expect(screen.getAllByRole('button', { name: /2027, / })).toHaveLength(31)
    expect(day(/March 10, 2027, 2 events/).getAttribute('aria-current')).toBe('date')
    expect(day(/March 20, 2027, 120 events/).textContent).toContain('99+')
    expect(day(/March 11, 2027, no events/)).toBeDefined()
  })

  it('has one Tab stop: the selected day, or today', () => {
    const { unmount } = render(<Picker />)
    const stops = () => document.querySelectorAll('[data-day][tabindex="0"]')
    expect([stops().length, stops()[0]?.getAttribute('data-day')]).toEqual([1, today])
    unmount()
    render(<Picker chosen="2027-03-25" />)
    expect([stops().length, stops()[0]?.getAttribute('data-day')]).toEqual([1, '2027-03-25'])
  })

  it('starts at the first day in a month without today', () => {
    render(<Picker start="2027-05" />)
    expect(document.querySelector('[data-day][tabindex="0"]')?.getAttribute('data-day')).toBe('2027-05-01')
  })

  it('arrow keys move focus, also into the next month', async () => {
    render(<Picker chosen="2027-03-31" />)
    day(/March 31/).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('heading').textContent).toBe('April 2027')
    expect(focusedDay()).toBe('2027-04-01')
    await userEvent.keyboard('{ArrowUp}')
    expect(focusedDay()).toBe('2027-03-25')
    await userEvent.keyboard('{PageDown}{Home}')
    expect(focusedDay()).toBe('2027-04-25')
  })

  it('selects a day, and clears it when it is selected again', async () => {
    const onChoose = vi.fn()
    const { unmount } = render(<Picker onChoose={onChoose} />)
    await userEvent.click(day(/March 20/))
    expect(onChoose).toHaveBeenLastCalledWith('2027-03-20')
    unmount()
    render(<Picker onChoose={onChoose} chosen="2027-03-20" />)
    expect(day(/March 20/).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(day(/March 20/))
    expect(onChoose).toHaveBeenLastCalledWith(null)
  })

  it('returns to the current month', async () => {
    render(<Picker start="2028-01" />)
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(screen.getByRole('heading').textContent).toBe('March 2027')
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
  })
})

describe('the month grid', () => {
  const event = (id: number, eventDate: string) => ({ id, title: `Event ${id}`, eventDate, startTime: null })
  const events = [1, 2, 3, 4].map((id) => event(id, '2027-03-10')).concat(event(9, '2027-03-31'))
  const grid = (handlers = {}) =>
    render(
      <MonthGrid
        month="2027-03"
        today={today}
        events={events}
        counts={{ '2027-03-10': 4, '2027-03-31': 1 }}
        chosen={null}
        onMonth={() => undefined}
        onDay={() => undefined}
        openHandlers={{
          hrefOf: (id) => `/events?view=event-${id}`,
          onOpen: () => undefined,
          onIntent: () => undefined,
        }}
        {...handlers}
      />,
    )

  it('shows two events per day and how many more there are', async () => {
    const onDay = vi.fn()
    grid({ onDay })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Event 1',
      'Event 2',
      'Event 9',
    ])
    await userEvent.click(screen.getByRole('button', { name: /\+2 more/ }))
    expect(onDay).toHaveBeenCalledWith('2027-03-10')
  })

  it('counts events beyond the loaded ones, as the date picker does', () => {
    grid({ counts: { '2027-03-10': 150, '2027-03-20': 3 } })
    expect(day(/March 10, 2027, 150 events/).textContent).toBe('10')
    expect(screen.getByRole('button', { name: /\+148 more/ })).toBeDefined()
    expect(day(/March 20, 2027, 3 events/)).toBeDefined()
  })

  it('opens an event in place, and in a new tab with a modifier key', async () => {
    const onOpen = vi.fn()
    grid({ openHandlers: { hrefOf: () => '#', onOpen, onIntent: () => undefined } })
    const link = screen.getByRole('link', { name: 'Event 9' })
    await userEvent.click(link)
    expect(onOpen).toHaveBeenCalledWith(9)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('has whole weeks, from Sunday to Saturday', () => {
    grid()
    expect(screen.getAllByRole('row')).toHaveLength(1 + 5)
    expect(screen.getAllByRole('cell')).toHaveLength(35)
  })
})
