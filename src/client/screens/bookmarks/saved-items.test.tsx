import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshCurrentUser } from '#client/api/session.ts'
import { provideSiteConfig } from '#client/api/site-config.ts'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import type { SiteConfig } from '#shared/contract/site.ts'
import { SavedItems } from './saved-items.tsx'

const bookmark = (id: number) => ({
  id,
  listingType: 'camps',
  listingId: id,
  createdAt: '2027-01-01T00:00:00.000Z',
  status: 'interested',
  note: null,
  dueOn: null,
  checklist: [],
  listing: {
    id,
    listingType: 'camp',
    name: `Camp ${id}`,
    description: null,
    location: 'Dublin, CA',
    categories: ['STEM', 'Music', 'Leadership'],
    isApproved: true,
    isActive: id !== 3,
    photoUrl: null,
  },
})

const page = (...ids: number[]) => ({ bookmarks: ids.map(bookmark), total: ids.length })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('Saved Items', () => {
  const user = { 'GET /api/auth/user': { id: '1' } }

  beforeEach(async () => {
    provideSiteConfig({ siteName: 'Waymark' } as SiteConfig)
    window.history.replaceState(null, '', '/bookmarks')
    fakeServer(user)
    await act(() => refreshCurrentUser())
  })

  it('lists saved items, with two categories each', async () => {
    fakeServer({ ...user, 'GET /api/bookmarks': page(1, 2) })
    renderWithData(<SavedItems />)
    await waitFor(() => expect(names()).toEqual(['Camp 1', 'Camp 2']))
    expect(screen.getByText('2 saved items')).toBeDefined()
    expect(screen.getAllByText('+1 more')).toHaveLength(2)
    expect(document.title).toBe('Saved Items · Waymark')
  })

  it('an unavailable item keeps its name and has no details', async () => {
    fakeServer({ ...user, 'GET /api/bookmarks': page(3) })
    renderWithData(<SavedItems />)
    expect(await screen.findByText('No longer available')).toBeDefined()
    expect(screen.queryByRole('button', { name: /View Details/ })).toBeNull()
  })

  const savedServer = () => {
    let saved = [1, 2]
    return fakeServer({
      ...user,
      'GET /api/bookmarks': () => page(...saved),
      'POST /api/bookmarks': () => {
        saved = saved.includes(1) ? [2] : [1, 2]
        return { isBookmarked: saved.includes(1) }
      },
    })
  }

  it('a removed item can be restored from the toast', async () => {
    const server = savedServer()
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Camp 1' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Bookmark removed successfully'))
    expect(await screen.findByText('1 saved item')).toBeDefined()
    act(() => currentToast()?.action?.onAction())
    expect(await screen.findByText('2 saved items')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo Camp 1' })).toBeNull())
    expect(server.count('POST')).toBe(2)
  })

  it('a removed item stays in place with Undo until the pointer leaves the list', async () => {
    savedServer()
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Camp 1' }))
    expect(await screen.findByText('1 saved item')).toBeDefined()
    expect(names()).toEqual(['Camp 1', 'Camp 2'])
    expect(screen.getByRole('button', { name: 'Undo Camp 1' })).toBeDefined()
    const list = screen.getByRole('list', { name: 'Saved items' })
    act(() => (document.activeElement as HTMLElement).blur())
    fireEvent.pointerOut(list, { pointerType: 'mouse', relatedTarget: document.body })
    expect(names()).toEqual(['Camp 2'])
  })

  it('a double click removes one item', async () => {
    const server = savedServer()
    renderWithData(<SavedItems />)
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Remove Camp 1' }))
    expect(await screen.findByText('1 saved item')).toBeDefined()
    expect(server.count('POST')).toBe(1)
  })

  it('a failed restore can be retried', async () => {
    let answer: () => unknown = () => ({ isBookmarked: false })
    fakeServer({ ...user, 'GET /api/bookmarks': page(1, 2), 'POST /api/bookmarks': () => answer() })
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Camp 1' }))
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'))
    answer = () => failWith(500, 'Broken')
    act(() => currentToast()?.action?.onAction())
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Try again'))
    answer = () => ({ isBookmarked: true })
    act(() => currentToast()?.action?.onAction())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo Camp 1' })).toBeNull())
    expect(names()).toEqual(['Camp 1', 'Camp 2'])
  })

  it('a failed removal shows an error and restores the item', async () => {
    fakeServer({ ...user, 'GET /api/bookmarks': page(1, 2), 'POST /api/bookmarks': failWith(500, 'Broken') })
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Camp 1' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to remove bookmark'))
    expect(names()).toEqual(['Camp 1', 'Camp 2'])
    expect(screen.queryByRole('button', { name: 'Undo Camp 1' })).toBeNull()
  })

  it('the items stay when both a removal and the refetch fail', async () => {
    let isOnline = true
    const whileOnline = (answer: unknown) => () => (isOnline ? answer : failWith(503, 'Unavailable'))
    fakeServer({
      ...user,
      'GET /api/bookmarks': whileOnline(page(1, 2)),
      'POST /api/bookmarks': whileOnline({ isBookmarked: false }),
    })
    const { client } = renderWithData(<SavedItems />)
    const remove = await screen.findByRole('button', { name: 'Remove Camp 1' })
    isOnline = false
    await userEvent.click(remove)
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to remove bookmark'))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(names()).toEqual(['Camp 1', 'Camp 2'])
    expect(screen.queryByText('Error loading data')).toBeNull()
  })

  it('an empty list links to the listings', async () => {
    fakeServer({ ...user, 'GET /api/bookmarks': page() })
    renderWithData(<SavedItems />)
    expect(await screen.findByText('No saved items')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse Listings' }).getAttribute('href')).toBe(
      '/tutoring-providers',
    )
  })

  it('a page past the last one redirects to the last one', async () => {
    window.history.replaceState(null, '', '/bookmarks?page=9')
    fakeServer({ ...user, 'GET /api/bookmarks': { bookmarks: [bookmark(1)], total: 6 } })
    renderWithData(<SavedItems />)
    await waitFor(() => expect(window.location.search).toBe('?page=2'))
  })

  it('a new sort or page size is in the URL and starts at the first page', async () => {
    window.history.replaceState(null, '', '/bookmarks?page=2')
    fakeServer({ ...user, 'GET /api/bookmarks': { bookmarks: [bookmark(1)], total: 60 } })
    renderWithData(<SavedItems />)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'deadline')
    expect(window.location.search).toBe('?sortBy=deadline')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '25')
    expect(window.location.search).toBe('?sortBy=deadline&limit=25')
  })

  it('a signed-out visitor is redirected to sign-in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    fakeServer({
      'GET /api/auth/user': failWith(401, 'Unauthorized'),
      'GET /api/bookmarks': failWith(401, 'Unauthorized'),
    })
    await act(() => refreshCurrentUser())
    renderWithData(<SavedItems />)
    await waitFor(() => expect(currentToast()?.description).toBe('You are logged out. Logging in again...'))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fbookmarks')
    window.dispatchEvent(new Event('pageshow'))
  })
})
