import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ReportButton } from './report-button.tsx'
import { SaveButton } from './save-button.tsx'
import { SaveIconButton } from './save-icon-button.tsx'
import { ThumbsUpButton } from './thumbs-up-button.tsx'

describe('reacting to a listing', () => {
  it('Save becomes Saved and shows a toast', async () => {
    fakeServer({
      'GET /api/bookmarks/ids': { listingIds: [8] },
      'POST /api/bookmarks': { isBookmarked: true },
      'GET /api/bookmarks': { bookmarks: [], total: 0 },
    })
    renderWithData(<SaveButton kind="camp" id={7} />)
    await settle()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
    await waitFor(() => expect(currentToast()?.description).toBe('Bookmark toggled successfully'))
  })

  it('rows load their saved state in one request, and toggle independently', async () => {
    const server = fakeServer({
      'GET /api/bookmarks/ids': { listingIds: [8] },
      'POST /api/bookmarks': { isBookmarked: true },
    })
    renderWithData(
      <>
        <SaveIconButton kind="camp" id={7} title="Robotics Camp" />
        <SaveIconButton kind="event" id={8} title="Science Night" />
      </>,
    )
    const camp = screen.getByRole('button', { name: 'Save Robotics Camp' })
    const event = screen.getByRole('button', { name: 'Save Science Night' })
    await waitFor(() => expect(event.getAttribute('aria-pressed')).toBe('true'))
    expect(server.count('GET')).toBe(1)
    expect(camp.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(camp)
    await waitFor(() => expect(camp.getAttribute('aria-pressed')).toBe('true'))
    expect(server.bodies('POST', '/api/bookmarks')).toEqual([{ listingType: 'camp', listingId: 7 }])
    expect(event.getAttribute('aria-pressed')).toBe('true')
  })

  it('a double click on a row saves once', async () => {
    const server = fakeServer({
      'GET /api/bookmarks/ids': { listingIds: [] },
      'POST /api/bookmarks': { isBookmarked: true },
    })
    renderWithData(<SaveIconButton kind="camp" id={7} title="Robotics Camp" />)
    await settle()
    await userEvent.dblClick(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true'))
    expect(server.count('POST')).toBe(1)
  })

  it('offline, a save fails at once instead of waiting without a word', async () => {
    fakeServer({ 'GET /api/bookmarks/ids': { listingIds: [] } })
    renderWithData(<SaveIconButton kind="camp" id={7} title="Robotics Camp" />)
    await settle()
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to toggle bookmark'))
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false')
  })

  it('a row that could not be saved shows its old state and an error', async () => {
    fakeServer({
      'GET /api/bookmarks/ids': { listingIds: [7] },
      'POST /api/bookmarks': failWith(503, 'Not now'),
    })
    renderWithData(<SaveIconButton kind="camp" id={7} title="Robotics Camp" />)
    const button = screen.getByRole('button')
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    await userEvent.click(button)
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to toggle bookmark'))
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })

  it('a failed thumbs up shows an error', async () => {
    fakeServer({
      'GET /api/thumbs-up/camp/7/user': { hasThumbedUp: false },
      'POST /api/thumbs-up': failWith(500, 'Broken'),
    })
    renderWithData(<ThumbsUpButton kind="camp" id={7} thumbsUpCount={1200} />)
    await settle()
    expect(screen.getByRole('button').textContent).toBe('Thumbs Up1,200')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to toggle thumbs up' }),
    )
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false')
  })

  it('an expired session shows no second error', async () => {
    const onUnauthorized = vi.fn()
    fakeServer({
      'GET /api/thumbs-up/camp/7/user': { hasThumbedUp: false },
      'POST /api/thumbs-up': unauthorized,
    })
    renderWithData(<ThumbsUpButton kind="camp" id={7} thumbsUpCount={1} />, onUnauthorized)
    await settle()
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce())
    expect(currentToast()).toBeNull()
  })

  it.each([
    ['event', true, 'Thumbs up added!'],
    ['event', false, 'Thumbs up removed'],
    ['job', true, 'Thumbs up toggled successfully'],
  ] as const)('on an %s, a thumbs up that becomes %s says %s', async (kind, hasThumbedUp, message) => {
    fakeServer({
      [`GET /api/thumbs-up/${kind}/7/user`]: { hasThumbedUp: !hasThumbedUp },
      'POST /api/thumbs-up': { hasThumbedUp, isThumbedUp: hasThumbedUp, thumbsUpCount: 2 },
    })
    renderWithData(<ThumbsUpButton kind={kind} id={7} thumbsUpCount={2} />)
    await settle()
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(currentToast()?.description).toBe(message))
  })
})

describe('reporting', () => {
  const item = { reportType: 'listing', itemType: 'camp', itemId: 7 } as const
  const open = async () => {
    renderWithData(<ReportButton item={item} title="Camp Lark" />)
    await userEvent.click(screen.getByRole('button', { name: 'Report' }))
    await screen.findByRole('dialog')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Report' }))

  it('needs a reason', async () => {
    const server = fakeServer({})
    await open()
    await send()
    expect(screen.getByText('Please choose a reason')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
    expect(screen.getByText('Please tell us what is wrong')).toBeDefined()
    expect(server.requests).toEqual([])
  })

  it('sends the reason with the details, and closes', async () => {
    const server = fakeServer({ 'POST /api/reports': { id: 1 } })
    await open()
    await userEvent.click(screen.getByRole('radio', { name: 'No longer offered' }))
    await userEvent.type(screen.getByLabelText('Anything to add?'), 'Closed in May')
    await send()
    await waitFor(() => expect(currentToast()?.description).toBe('Report submitted successfully'))
    expect(server.bodies('POST', '/api/reports')).toEqual([
      { ...item, reason: 'No longer offered: Closed in May', description: '' },
    ])
    expect(screen.queryByLabelText('Anything to add?')).toBeNull()
  })

  it('is in the menu of a listing, and focus returns there', async () => {
    const server = fakeServer({})
    renderWithData(<MoreMenu item={item} title="Camp Lark" />)
    // The lazy menu replaces its trigger when it loads.
    const trigger = () => screen.getByRole('button', { name: 'More actions' })
    await userEvent.click(trigger())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
    expect(await screen.findByRole('dialog', { name: 'Report this listing' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(trigger()))
    expect(server.requests).toEqual([])
  })

  it('sends nothing when it is canceled', async () => {
    const server = fakeServer({})
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await act(async () => undefined)
    expect(server.requests).toEqual([])
  })
})
