import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FacetCounts } from '#shared/contract/listings.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { initialListState, type ListState } from '../url-state/list-state.ts'
import { FilterPanel } from './filter-panel.tsx'

const onSkip = vi.fn()
let current: ListState = initialListState

function Filters({
  kind,
  start = {},
  facets,
}: {
  kind: ListingKind
  start?: Partial<ListState>
  facets?: FacetCounts
}) {
  const [state, setState] = useState<ListState>({ ...initialListState, page: 3, ...start })
  current = state
  return <FilterPanel kind={kind} state={state} change={setState} facets={facets} onSkip={onSkip} />
}

const group = (name: string) => within(screen.getByRole('group', { name }))

describe('choosing categories', () => {
  it('adds values in the order of clicks and returns to the first page', async () => {
    render(<Filters kind="camp" />)
    await userEvent.click(group('Categories').getByRole('checkbox', { name: /^STEM/ }))
    await userEvent.click(group('Categories').getByRole('checkbox', { name: /^Music/ }))
    await waitFor(() => expect(current.filters).toEqual({ categories: ['STEM', 'Music'] }))
    expect(current.page).toBe(1)
  })

  it('a chip removes one value, and focus stays in its group', async () => {
    render(<Filters kind="camp" start={{ filters: { categories: ['STEM', 'Music'] } }} />)
    await userEvent.click(group('Categories').getByRole('button', { name: 'Remove STEM' }))
    expect(current.filters).toEqual({ categories: ['Music'] })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Music')
    await userEvent.click(group('Categories').getByRole('button', { name: 'Remove Music' }))
    expect(current.filters).toEqual({})
    expect(document.activeElement?.tagName).toBe('FIELDSET')
  })

  it('shows the count of each value, compact when large', () => {
    render(
      <Filters kind="camp" facets={{ categories: { STEM: 12, Music: 0, Law: 1 }, cost: { FREE: 12_345 } }} />,
    )
    expect(group('Categories').getByText('12')).toBeDefined()
    expect(group('Cost Range').getByText('12.3K')).toBeDefined()
  })

  it('shows the levels of selectivity with their meaning', async () => {
    render(<Filters kind="camp" />)
    await userEvent.click(
      group('Selectivity Level').getByRole('checkbox', { name: /Competitive.*Competitive selection/ }),
    )
    await waitFor(() => expect(current.filters).toEqual({ selectivityLevel: ['3'] }))
  })
})

describe('long lists', () => {
  it('start collapsed and expand', async () => {
    render(<Filters kind="camp" />)
    const more = group('Categories').getByRole('button', { name: 'Show all 22 options: Categories' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    const fewer = group('Categories').getByRole('button', { name: 'Show fewer options: Categories' })
    expect(fewer.getAttribute('aria-expanded')).toBe('true')
    expect(group('Selectivity Level').queryByRole('button')).toBeNull()
  })

  it('offer scholarships once, unless the URL selects the tag', () => {
    const { unmount } = render(<Filters kind="camp" />)
    expect(screen.getAllByText(/Scholarship/)).toHaveLength(1)
    unmount()
    render(<Filters kind="camp" start={{ filters: { tags: ['Scholarship Available'] } }} />)
    expect(group('Program Tags').getByRole('checkbox', { name: 'Scholarship Available' })).toBeDefined()
  })
})

describe('tri-state filters', () => {
  it('are any, yes or no', async () => {
    render(<Filters kind="camp" />)
    const scholarship = group('Scholarship Available')
    await userEvent.click(scholarship.getByRole('radio', { name: /Yes/ }))
    await waitFor(() => expect(current.filters).toEqual({ hasScholarship: ['true'] }))
    await userEvent.click(scholarship.getByRole('radio', { name: /No/ }))
    await waitFor(() => expect(current.filters).toEqual({ hasScholarship: ['false'] }))
    await userEvent.click(scholarship.getByRole('radio', { name: 'Any' }))
    await waitFor(() => expect(current.filters).toEqual({}))
  })
})

describe('the location', () => {
  it('All States means no filter', async () => {
    render(<Filters kind="job" />)
    const states = screen.getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(states, 'CA')
    expect(current.filters).toEqual({ state: ['CA'] })
    await userEvent.selectOptions(states, 'all')
    expect(current.filters).toEqual({})
  })

  it('states without results are grouped at the end, and the chosen one stays', () => {
    render(
      <Filters kind="job" start={{ filters: { state: ['NV'] } }} facets={{ state: { CA: 12, NV: 0 } }} />,
    )
    const states = within(screen.getByRole('combobox', { name: 'State' }))
    const others = within(states.getByRole('group', { name: 'More states' }))
    expect(others.getAllByRole('option')).toHaveLength(48)
    const listed = states.getAllByRole('option').slice(0, 3)
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'All States',
      'CA - California (12)',
      'NV - Nevada (0)',
    ])
  })

  it('a city is applied when the field is left', async () => {
    render(<Filters kind="job" />)
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), ' Dublin ')
    expect(current.filters).toEqual({})
    await userEvent.tab()
    expect(current.filters).toEqual({ city: ['Dublin'] })
  })
})

describe('subjects', () => {
  it('are added with Enter, once each, and removed by their chips', async () => {
    render(<Filters kind="tutoring" />)
    const input = screen.getByRole('combobox', { name: 'Specific Subjects' })
    await userEvent.type(input, 'Calculus{Enter}calculus{Enter} {Enter}C++{Enter}')
    expect(current.filters).toEqual({ subjects: ['Calculus', 'C++'] })
    await userEvent.click(group('Specific Subjects').getByRole('button', { name: 'Remove Calculus' }))
    expect(current.filters).toEqual({ subjects: ['C++'] })
  })

  it('exist for tutoring only', () => {
    render(<Filters kind="camp" />)
    expect(screen.queryByRole('group', { name: 'Specific Subjects' })).toBeNull()
    expect(screen.getByRole('switch', { name: 'Hide closed' })).toBeDefined()
  })
})

describe('the filter panel', () => {
  it('counts active filters and clears all of them', async () => {
    const start = {
      search: 'art',
      filters: { categories: ['STEM', 'Music'], state: ['CA'] },
      hideClosed: true,
    }
    render(<Filters kind="camp" start={start} />)
    expect(screen.getByRole('heading', { name: /Search & Filter/ }).textContent).toContain(
      '4 filters are set',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear All Filters' }))
    expect(current).toEqual({ ...initialListState, page: 1 })
    expect(screen.queryByRole('button', { name: 'Clear All Filters' })).toBeNull()
  })

  it('can be skipped', async () => {
    render(<Filters kind="camp" />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to results')
    await userEvent.keyboard('{Enter}')
    expect(onSkip).toHaveBeenCalledOnce()
  })

  it('search is applied with Enter', async () => {
    render(<Filters kind="camp" />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'robots{Enter}')
    expect(current.search).toBe('robots')
    await act(async () => undefined)
  })
})
