import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshCurrentUser } from '#client/api/session.ts'
import { provideSiteConfig } from '#client/api/site-config.ts'
import { deferred, failWith, fakeServer, type SentRequest } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import type { SiteConfig } from '#shared/contract/site.ts'
import type { Tracker } from '#shared/contract/tracker.ts'
import { SavedItems } from './saved-items.tsx'

const untouched: Tracker = { status: 'interested', note: null, dueOn: null, checklist: [] }
const user = { 'GET /api/auth/user': { id: '1' } }
const path = '/api/bookmarks/camp/1'

/** A server that stores the tracker of one camp. */
function trackingServer(patch?: (request: SentRequest) => unknown) {
  let tracker = untouched
  const bookmark = () => ({
    id: 1,
    listingType: 'camps',
    listingId: 1,
    createdAt: '2027-01-01T00:00:00.000Z',
    listing: {
      id: 1,
      listingType: 'camp',
      name: 'Camp 1',
      location: 'Dublin, CA',
      categories: [],
      isApproved: true,
      isActive: true,
      photoUrl: null,
    },
    ...tracker,
  })
  return fakeServer({
    ...user,
    'GET /api/bookmarks': () => ({ bookmarks: [bookmark()], total: 1 }),
    'GET /api/bookmarks/counts': () => ({
      interested: 0,
      applying: 0,
      applied: 0,
      accepted: 0,
      declined: 0,
      not_for_me: 0,
      [tracker.status]: 1,
    }),
    [`PATCH ${path}`]:
      patch ??
      (({ body }: SentRequest) => {
        tracker = { ...tracker, ...(body as Partial<Tracker>) }
        return tracker
      }),
  })
}

const column = (name: string) => screen.getByRole('region', { name })
const cardIn = (name: string) => within(column(name)).queryByText('Camp 1')

beforeEach(async () => {
  provideSiteConfig({ siteName: 'Waymark' } as SiteConfig)
  window.history.replaceState(null, '', '/bookmarks')
  localStorage.clear()
  fakeServer(user)
  await act(() => refreshCurrentUser())
})

describe('the list of saved items', () => {
  it('changes the status at once, and the counts follow', async () => {
    const server = trackingServer()
    renderWithData(<SavedItems />)
    const select = await screen.findByRole('combobox', { name: 'Status of Camp 1' })
    await userEvent.selectOptions(select, 'applied')
    expect((select as HTMLSelectElement).value).toBe('applied')
    await waitFor(() => expect(currentToast()?.description).toBe('Moved to Applied'))
    expect(server.bodies('PATCH', path)).toEqual([{ status: 'applied' }])
    expect(await screen.findByRole('option', { name: 'Applied (1)' })).toBeDefined()
    expect(screen.getByRole('option', { name: 'All statuses (1)' })).toBeDefined()
  })

  it('rolls the status back after a failure, with an error', async () => {
    trackingServer(() => failWith(500, 'Broken'))
    renderWithData(<SavedItems />)
    const select = await screen.findByRole('combobox', { name: 'Status of Camp 1' })
    await userEvent.selectOptions(select, 'applied')
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to change the status'))
    expect((select as HTMLSelectElement).value).toBe('interested')
  })

  it('filters by status in the URL', async () => {
    const server = trackingServer()
    renderWithData(<SavedItems />)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'declined')
    expect(window.location.search).toBe('?status=declined')
    await waitFor(() => expect(server.requests.at(-1)?.path).toContain('status=declined'))
  })

  it('asks before closing even if only suggested steps were added', async () => {
    trackingServer()
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('button', { name: 'Add notes on Camp 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Camp 1' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Essay' }))
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(within(dialog).getByRole('checkbox', { name: 'Essay' })).toBeDefined()
  })

  it('saves a note, a date and a checklist, and keeps the input when saving fails', async () => {
    let isBroken = true
    const server = trackingServer(({ body }) =>
      isBroken ? failWith(500, 'Broken') : { ...untouched, ...(body as object) },
    )
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('button', { name: 'Add notes on Camp 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Camp 1' }))
    fireEvent.change(dialog.getByLabelText('My own date'), { target: { value: '2027-04-01' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Essay' }))
    await userEvent.type(dialog.getByLabelText('New step'), 'Ask Ms. Lee{Enter}')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Essay' }))
    await userEvent.type(dialog.getByLabelText('Note'), 'Bring a friend')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toBeDefined()
    expect((dialog.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('Bring a friend')
    isBroken = false
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies('PATCH', path).at(-1)).toEqual({
      note: 'Bring a friend',
      dueOn: '2027-04-01',
      checklist: [
        { text: 'Essay', done: true },
        { text: 'Ask Ms. Lee', done: false },
      ],
    })
  })
})

describe('the board of saved items', () => {
  const openBoard = async () => {
    renderWithData(<SavedItems />)
    await userEvent.click(await screen.findByRole('radio', { name: 'Board' }))
    await waitFor(() => expect(cardIn('Interested')).not.toBeNull())
  }

  it('moves a card by arrow keys, keeps the focus on it and announces the move', async () => {
    const server = trackingServer()
    await openBoard()
    screen.getByRole('button', { name: 'Move Camp 1' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(cardIn('Applying')).not.toBeNull())
    expect(screen.getByText('Camp 1 moved to Applying')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Camp 1' })),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await waitFor(() => expect(server.bodies('PATCH', path)).toHaveLength(3))
    expect(server.bodies('PATCH', path).at(-1)).toEqual({ status: 'applying' })
    expect(localStorage.getItem('saved-items-view')).toBe('board')
  })

  it('moves a dragged card before the response, and back after a failure', async () => {
    const response = deferred<unknown>()
    trackingServer(() => response.promise)
    await openBoard()
    const card = screen.getByRole('article')
    const dataTransfer = { effectAllowed: '', setData: () => undefined }
    fireEvent.dragStart(card, { dataTransfer })
    fireEvent.dragOver(column('Accepted'), { dataTransfer })
    fireEvent.drop(column('Accepted'), { dataTransfer })
    await waitFor(() => expect(cardIn('Accepted')).not.toBeNull())
    await act(async () => response.resolve(failWith(409, 'Changed meanwhile')))
    await waitFor(() => expect(cardIn('Interested')).not.toBeNull())
    expect(cardIn('Accepted')).toBeNull()
  })
})
