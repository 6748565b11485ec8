import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { ReportButton } from './report-button.tsx'
import { SaveButton } from './save-button.tsx'
import { ThumbsUpButton } from './thumbs-up-button.tsx'

describe('reacting to a listing', () => {
  it('Save becomes Saved and says so', async () => {
    fakeServer({
      'GET /api/bookmarks/camp/7/user': { isBookmarked: false },
      'POST /api/bookmarks': { isBookmarked: true },
      'GET /api/bookmarks': { bookmarks: [], total: 0 },
    })
    renderWithData(<SaveButton kind="camp" id={7} />)
    await settle()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
    await waitFor(() => expect(currentToast()?.description).toBe('Bookmark toggled successfully'))
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

  it('sends nothing when it is canceled', async () => {
    const server = fakeServer({})
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await act(async () => undefined)
    expect(server.requests).toEqual([])
  })
})
