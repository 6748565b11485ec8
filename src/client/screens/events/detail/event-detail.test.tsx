import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CommunityEvent } from '#client/api/events.ts'
import { renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { EventDetail } from './event-detail.tsx'

const today = '2027-03-20'
const event: object = {
  id: 9,
  listingType: 'event',
  title: 'Science Night',
  description: 'Experiments.',
  organizer: 'Dublin Library',
  organizerEmail: 'events@example.org',
  organizerPhone: '(925) 555-0101',
  eventDate: today,
  startTime: null,
  endTime: null,
  venue: 'Main hall',
  city: 'Dublin',
  state: 'CA',
  categories: ['Science'],
  targetAudience: ['All Ages'],
  cost: 'Free',
  registrationRequired: false,
  registrationLink: null,
  latitude: null,
  longitude: null,
  photoUrl: null,
  viewCount: 2,
  thumbsUpCount: 0,
  averageRating: null,
}

/** Only the fields that the detail reads. */
const anEvent = (more: object = {}) => ({ ...event, ...more }) as CommunityEvent
const show = async (more: object = {}) => {
  renderWithData(<EventDetail event={anEvent(more)} today={today} actions={null} />)
  await settle()
}
const calendar = () => screen.queryByRole('link', { name: 'Add to calendar' })

describe('the detail of an event', () => {
  it('shows unknown hours, and that there are no ratings', async () => {
    await show()
    expect(
      within(screen.getByRole('region', { name: 'Details' })).getByText('Time not specified'),
    ).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Activity' })).getByText('No ratings yet')).toBeDefined()
  })

  it('offers the calendar until it has passed', async () => {
    await show()
    expect(calendar()?.className).toContain('bg-accent')
    await show({ eventDate: '2027-03-19' })
    expect(screen.getAllByRole('link', { name: 'Add to calendar' })).toHaveLength(1)
    expect(screen.getByText('This event has passed')).toBeDefined()
  })

  it('links to registration', async () => {
    await show({ registrationRequired: true, registrationLink: 'https://example.org/register' })
    expect(screen.getByRole('link', { name: /^Register \(/ })).toBeDefined()
    expect(calendar()?.className).not.toContain('bg-accent ')
  })

  it('offers a call when registration is required and there is no link', async () => {
    await show({ registrationRequired: true })
    expect(screen.getByRole('link', { name: 'Call (925) 555-0101' }).getAttribute('href')).toBe(
      'tel:9255550101',
    )
  })

  it('renders on the server', () => {
    expect(renderToString(<EventDetail event={anEvent()} today={today} actions={null} isPage />)).toContain(
      '<h1',
    )
  })
})
