import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refreshCurrentUser } from '#client/api/session.ts'
import { deferred, failWith, fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { ListingScreen } from './listing-screen.tsx'

const preferences = { role: null, grade: null, interests: [], zipcode: null, startedAt: null }

/** A server with one list. */
const serverWith = (preferencesResponse: unknown) =>
  fakeServer({
    'GET /api/auth/user': { id: '1', grade: '10th Grade' },
    'GET /api/preferences': preferencesResponse,
    'GET /api/summer-camps': { camps: [], total: 0, totalIsLowerBound: false },
    'GET /api/saved-searches': { searches: [] },
  })

async function openList(search: string) {
  window.history.replaceState(null, '', `/summer-camps${search}`)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await refreshCurrentUser()
  renderWithData(<ListingScreen kind="camp" />)
  await settle()
}

const listRequests = ({ requests }: ReturnType<typeof fakeServer>) =>
  requests.map(({ path }) => path).filter((path) => path.startsWith('/api/summer-camps'))

describe('a list opened without parameters', () => {
  it('is requested once, with the age and the ZIP code of the profile', async () => {
    const response = deferred<unknown>()
    const server = serverWith(() => response.promise)
    await openList('')
    expect(listRequests(server)).toEqual([])
    response.resolve({ ...preferences, zipcode: '94568' })
    await screen.findByRole('heading', { level: 1 })
    await settle()
    expect(window.location.search).toBe('?minimumAge=15&zipcode=94568')
    expect(listRequests(server)).toEqual(['/api/summer-camps?minimumAge=15&zipcode=94568&limit=5&offset=0'])
  })

  it('opens without the ZIP code when the preferences fail to load', async () => {
    const server = serverWith(failWith(503, 'Down'))
    await openList('')
    expect(listRequests(server)).toEqual(['/api/summer-camps?minimumAge=15&limit=5&offset=0'])
  })
})

it('a list opened with parameters does not wait for the profile', async () => {
  const server = serverWith(() => deferred().promise)
  await openList('?categories=STEM')
  expect(listRequests(server)).toEqual(['/api/summer-camps?categories=STEM&limit=5&offset=0'])
})
