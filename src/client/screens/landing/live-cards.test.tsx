import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideSiteConfig, siteConfig } from '#client/api/site-config.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import type { Highlight } from '#shared/contract/highlights.ts'
import { LiveCards } from './live-cards.tsx'

const camp: Highlight = {
  id: 7,
  listingType: 'camp',
  label: 'Summer Camp',
  title: 'Camp Lark',
  organization: null,
  location: 'Dublin, CA',
  eventDate: null,
  facts: ['Free', 'Ages 14+'],
  averageRating: 4.5,
  reviewCount: 2,
  photoUrl: null,
  illustration: { drawing: 'tent', palette: 'teal', backdrop: 0 },
  path: '/summer-camps?view=camp-7',
}

const configured = siteConfig()
afterEach(() => provideSiteConfig(configured))

/** Reports every element as visible. */
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', function observer(report: (entries: object[]) => void) {
    return { observe: () => report([{ isIntersecting: true }]), disconnect: () => undefined }
  })
})

it.each([
  ['their public page', true, '/browse/summer-camps/7-camp-lark'],
  ['sign-in without one', false, '/api/login?returnTo=%2Fsummer-camps%3Fview%3Dcamp-7'],
])('shows listings that link to %s', async (_where, publicBrowsing, href) => {
  provideSiteConfig({ ...siteConfig(), publicBrowsing })
  fakeServer({ 'GET /api/highlights': { listings: [camp] } })
  render(<LiveCards />)
  const card = await screen.findByRole('link', {
    name: /Summer Camp.*Camp Lark.*Free · Ages 14\+.*Dublin, CA.*4\.5 \(2 reviews\)/,
  })
  expect(card.getAttribute('href')).toBe(href)
  expect(screen.getByRole('link', { name: 'Sign in to save Camp Lark' }).getAttribute('href')).toBe(
    '/api/login?returnTo=%2Fsummer-camps%3Fview%3Dcamp-7',
  )
})

it.each([
  ['there are none', { listings: [] }],
  ['the request fails', { status: 503, body: { message: 'Unavailable' } }],
])('shows a prompt to list when %s', async (_when, answer) => {
  fakeServer({ 'GET /api/highlights': answer })
  render(<LiveCards />)
  expect(await screen.findByRole('link', { name: 'List Your Service' })).toBeDefined()
})
