import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListingKind } from '#shared/listings/kinds.ts'
import type { AnyListing } from '../listing-values.ts'
import type { ListingSlots } from './listing-slots.ts'
import { Results } from './results.tsx'
import type { ResultsLayout } from './use-results-layout.ts'

const job = {
  id: 7,
  listingType: 'job',
  title: 'Weekend Counter Helper',
  companyName: 'Blue Oak Bakery',
  location: 'Danville, CA',
  description: 'Greet customers, pack orders and keep the counter stocked. '.repeat(3),
  categories: ['Food & Hospitality'],
  compensation: 'Hourly Wage',
  salaryMin: 22,
  salaryMax: 28,
  salaryType: 'hourly',
  minimumAge: 15,
  deliveryMode: ['In-person'],
  applicationDeadline: '2027-01-21',
  averageRating: null,
  reviewCount: 0,
  thumbsUpCount: 3,
  viewCount: 1234,
  photoUrl: null,
  checkedAt: null,
}
const camp = {
  ...job,
  listingType: 'camp',
  name: 'Robotics Camp',
  costRange: 'FREE',
  dates: 'June 21 to July 2',
}

const none: ListingSlots = {}
const show = (kind: ListingKind, listing: object, layout: ResultsLayout, slots = none) =>
  render(
    <Results
      kind={kind}
      sort={null}
      limit={5}
      hasFilters={false}
      change={() => undefined}
      rows={[listing as AnyListing]}
      hasFailed={false}
      onRetry={() => undefined}
      isPlaceholder={false}
      openHandlers={{ hrefOf: (id) => `/x?view=${id}`, onOpen: () => undefined, onIntent: () => undefined }}
      slots={slots}
      layout={layout}
    />,
  )

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-14T20:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a row of the table', () => {
  it('shows the pay, minimum age, delivery mode and deadline of a job', () => {
    show('job', job, 'table')
    const row = screen.getByRole('rowheader')
    expect(row.textContent).toContain('Blue Oak Bakery · Danville, CA')
    expect(row.textContent).toContain('Ages 15+ · In-person')
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '$22–28/hr',
      'Due Jan 21in 7 days',
      '–No reviews yet',
      '3',
      'View Weekend Counter Helper',
    ])
  })

  it('omits views, which the detail shows', () => {
    show('job', job, 'table')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Title', 'Pay', 'Deadline', 'Rating', 'Thumbs up', 'Save and open'])
    expect(screen.queryByText('1,234')).toBeNull()
  })

  it('of a camp starts with its cost, which is sortable', () => {
    show('camp', camp, 'table')
    expect(screen.getByRole('columnheader', { name: 'Cost' }).getAttribute('aria-sort')).toBe('none')
    expect(screen.getAllByRole('cell')[0]?.textContent).toBe('Free')
    expect(screen.getByRole('rowheader').textContent).toContain('June 21 to July 2')
  })
})

describe.each(['table', 'cards'] as const)('in %s', (layout) => {
  it('a listing shows the month of its last check in California, and nothing without a check', () => {
    const { unmount } = show('job', { ...job, checkedAt: '2026-12-01T05:00:00.000Z' }, layout)
    expect(screen.getByText('Checked Nov 2026')).toBeTruthy()
    unmount()
    show('job', job, layout)
    expect(screen.queryByText(/^Checked/)).toBeNull()
  })
})

describe('a card', () => {
  it('shows the same in one line, with the deadline as a date', () => {
    show('job', job, 'cards')
    const card = within(screen.getByRole('listitem'))
    expect(card.getByText('$22–28/hr').closest('span.block')?.textContent).toBe(
      'Pay: $22–28/hr · Ages 15+ · In-person',
    )
    expect(card.getByText('Due Jan 21 · in 7 days')).toBeDefined()
  })

  it('truncates a long description after a word', () => {
    show('job', job, 'cards')
    const [description] = screen.getAllByText(/^Greet customers/)
    expect(description?.textContent?.length).toBeLessThanOrEqual(101)
    expect(description?.textContent).toMatch(/ \w+…$/)
    expect(job.description).toContain(description?.textContent?.slice(0, -1).concat(' ') ?? 'x')
  })

  it('has the save button of the screen, and none for visitors', () => {
    const { unmount } = show('job', job, 'cards', {
      save: ({ id }) => <button type="button">Save {id}</button>,
    })
    expect(screen.getByRole('button', { name: 'Save 7' })).toBeDefined()
    unmount()
    show('job', job, 'cards')
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
