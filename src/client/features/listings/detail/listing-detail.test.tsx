import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderWithData, settle } from '#client/testing/render-with-data.tsx'
import type { AnyListing } from '../listing-values.ts'
import { ListingDetail } from './listing-detail.tsx'

const today = '2026-11-17'
/** Only the fields that a detail reads. */
const aCamp = (more: object = {}) => ({ ...camp, ...more }) as AnyListing
const camp: object = {
  id: 7,
  listingType: 'camp',
  name: 'Camp Lark',
  description: 'A week **outdoors**.',
  categories: ['STEM'],
  tags: [],
  deliveryMode: ['In-person'],
  dates: null,
  openingDate: '2027-06-21',
  closingDate: '2027-07-02',
  applicationOpen: '2026-10-05',
  applicationDeadline: '2027-02-01',
  selectivityLevel: 3,
  minimumAge: 14,
  costRange: 'FREE',
  website: 'https://lark.example.org/camps',
  email: 'somebody@lark.example.org',
  city: 'Dublin',
  state: 'CA',
  zipcode: '94568',
  location: 'Dublin, CA',
  photoUrl: null,
  contributor: null,
  averageRating: null,
  reviewCount: 0,
  viewCount: 3,
}

const detail = (listing: AnyListing, isPage = false) => (
  <ListingDetail listing={listing} today={today} actions={null} isPage={isPage} />
)

describe('the detail of a listing', () => {
  it('shows the key facts, then the details in the order people ask', async () => {
    renderWithData(detail(aCamp()))
    await settle()
    const glance = within(screen.getByRole('region', { name: 'At a glance' }))
    expect(glance.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Cost',
      'Ages',
      'Runs',
      'Due',
      'Selectivity',
      'Place',
    ])
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'About',
      'Categories',
      'Details',
      'When and where',
      'What it costs',
      'Who can apply',
      'How to apply',
      'Who is behind it',
    ])
    expect(screen.getByRole('link', { name: /^Apply \(/ }).getAttribute('href')).toBe(
      'https://lark.example.org/camps',
    )
  })

  it('collapses unstated fields into one section with their count', async () => {
    renderWithData(detail(aCamp()))
    await settle()
    const group = screen.getByText(/^Not stated by the provider/)
    expect(group.textContent).toBe('Not stated by the provider (5)')
    expect(screen.getAllByText('Not specified')).toHaveLength(5)
    expect(group.closest('details')?.open).toBe(false)
    await userEvent.click(group)
    expect(group.closest('details')?.open).toBe(true)
  })

  it('shows a placeholder without a description, and no primary action without a website or contact', async () => {
    renderWithData(detail(aCamp({ description: null, website: null, email: null })))
    await settle()
    expect(screen.getByText('No description provided')).toBeDefined()
    expect(screen.queryByRole('link', { name: /Apply|Visit website|Email/ })).toBeNull()
  })

  it('renders on the server, and on a page with headings from the first level on', () => {
    const html = renderToString(detail(aCamp(), true))
    expect(html).toBe(renderToString(detail(aCamp(), true)))
    document.body.innerHTML = html
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
    expect([...new Set(levels)]).toEqual(['H1', 'H2', 'H3'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Camp Lark')
  })
})
