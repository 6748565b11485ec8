import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropPendingSave } from '#client/api/pending-save.ts'
import { SignInGate } from '#client/lib/sign-in-gate.ts'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { SaveAfterSignIn } from './save-after-sign-in.tsx'
import { SaveButton } from './save-button.tsx'

describe('a visitor who saves a listing and signs in', () => {
  const page = '/browse/summer-camps?categories=STEM'
  const saving = (listingIds: number[], answer: unknown = { isBookmarked: true }) =>
    fakeServer({ 'GET /api/bookmarks/ids': { listingIds }, 'POST /api/bookmarks': answer })

  beforeEach(async () => {
    window.history.replaceState(null, '', page)
    const askToSignIn = vi.fn()
    const { unmount } = renderWithData(
      <SignInGate value={askToSignIn}>
        <SaveButton kind="camp" id={7} />
      </SignInGate>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(askToSignIn).toHaveBeenCalledOnce()
    unmount()
  })

  const arrive = async () => {
    const { unmount } = renderWithData(<SaveAfterSignIn />)
    await settle()
    unmount()
  }

  it('finds it saved, and reloading the page saves nothing else', async () => {
    const server = saving([])
    renderWithData(<SaveAfterSignIn />)
    await waitFor(() => expect(currentToast()?.description).toBe('Bookmark toggled successfully'))
    await arrive()
    expect(server.bodies('POST', '/api/bookmarks')).toEqual([{ listingType: 'camp', listingId: 7 }])
  })

  it('keeps what the account had saved before', async () => {
    const server = saving([7])
    await arrive()
    expect(server.count('POST')).toBe(0)
  })

  it('hears when the listing could not be saved', async () => {
    saving([], failWith(404, 'Not found'))
    renderWithData(<SaveAfterSignIn />)
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to toggle bookmark'))
  })

  it('saves nothing after signing in from another page', async () => {
    const server = saving([])
    window.history.replaceState(null, '', '/')
    await arrive()
    window.history.replaceState(null, '', page)
    await arrive()
    expect(server.requests).toEqual([])
  })

  it('saves nothing after going back to the public pages', async () => {
    const server = saving([])
    dropPendingSave()
    await arrive()
    expect(server.requests).toEqual([])
  })
})
