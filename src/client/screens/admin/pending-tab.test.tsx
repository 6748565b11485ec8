import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePendingApprovals } from '#client/api/moderation.ts'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { PendingTab } from './pending-tab.tsx'

const camp = (id: number, duplicates: object[] = []) => ({
  id,
  listingType: 'camp',
  name: `Camp ${id}`,
  description: 'A week outdoors.',
  city: 'Dublin',
  state: 'CA',
  version: 1,
  submittedAt: null,
  duplicates,
})

const queue = (...summerCamps: object[]) => ({
  tutoringProviders: [],
  summerCamps,
  internships: [],
  jobs: [],
  events: [],
  edits: [],
  totals: { tutoringProviders: 0, summerCamps: summerCamps.length, internships: 0, jobs: 0, events: 0 },
})

function Tab() {
  const pending = usePendingApprovals()
  return (
    <>
      <button type="button" onClick={() => void pending.refetch()}>
        Refresh
      </button>
      <output>{pending.isError ? 'failed' : ''}</output>
      <PendingTab pending={pending} onRetry={() => undefined} />
    </>
  )
}

const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the queue', () => {
  it('keeps a deleted row in place, and a second click is ignored', async () => {
    let deleted = false
    const server = fakeServer({
      'GET /api/admin/pending-approvals': () => (deleted ? queue(camp(2)) : queue(camp(1), camp(2))),
      'DELETE /api/admin/delete/summer-camp/1': () => {
        deleted = true
        return { message: 'ok', auditId: 4 }
      },
      'POST /api/admin/undo': () => {
        deleted = false
        return { message: 'Undone' }
      },
    })
    renderWithData(<Tab />)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Camp 1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete Camp 1' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Listing deleted successfully'))
    await screen.findByText('1 pending approval(s)')
    expect(rows()).toEqual(['Camp 1', 'Camp 2'])
    expect(server.count('DELETE')).toBe(1)

    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    fireEvent.click(screen.getByRole('button', { name: 'Undo Camp 1' }))
    await screen.findByText('2 pending approval(s)')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo Camp 1' })).toBeNull())
    expect(rows()).toEqual(['Camp 1', 'Camp 2'])
  })

  it('sends both approvals of two rows within one frame', async () => {
    const server = fakeServer({
      'GET /api/admin/pending-approvals': queue(camp(1), camp(2)),
      'POST /api/admin/approve/summer-camp/1': { message: 'ok', auditId: 4 },
      'POST /api/admin/approve/summer-camp/2': { message: 'ok', auditId: 5 },
    })
    renderWithData(<Tab />)
    fireEvent.click(await screen.findByRole('button', { name: 'Approve Camp 1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Approve Camp 2' }))
    await waitFor(() => expect(server.count('POST')).toBe(2))
    await settle()
  })

  it('stays after a failed refetch', async () => {
    let isDown = false
    const answer = () => (isDown ? failWith(500, 'Down') : queue(camp(1)))
    fakeServer({ 'GET /api/admin/pending-approvals': () => answer() })
    renderWithData(<Tab />)
    await screen.findByRole('button', { name: 'Approve Camp 1' })
    isDown = true
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('failed')
    expect(rows()).toEqual(['Camp 1'])
  })

  it('shows an indeterminate checkbox while some rows are selected', async () => {
    fakeServer({ 'GET /api/admin/pending-approvals': queue(camp(1), camp(2)) })
    renderWithData(<Tab />)
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Select all/ })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Camp 1' }))
    await waitFor(() => expect(all.indeterminate).toBe(true))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Camp 2' }))
    await waitFor(() => expect([all.checked, all.indeterminate]).toEqual([true, false]))
  })

  it('shows the empty state only after the last row has disappeared', async () => {
    let approved = false
    fakeServer({
      'GET /api/admin/pending-approvals': () => (approved ? queue() : queue(camp(1))),
      'POST /api/admin/approve/summer-camp/1': () => {
        approved = true
        return { message: 'ok', auditId: 4 }
      },
    })
    renderWithData(<Tab />)
    fireEvent.click(await screen.findByRole('button', { name: 'Approve Camp 1' }))
    await screen.findByText('0 pending approval(s)')
    expect(rows()).toEqual(['Camp 1'])
    const list = screen.getByRole('list')
    act(() => (document.activeElement as HTMLElement).blur())
    fireEvent.pointerOut(list, { pointerType: 'mouse', relatedTarget: document.body })
    expect(await screen.findByText('All caught up!')).toBeDefined()
  })

  it('drops a duplicate warning with the deleted duplicate, before the list refetches', async () => {
    const original = { id: 1, title: 'Camp 1', city: 'Dublin', state: 'CA', isLive: false }
    fakeServer({
      'GET /api/admin/pending-approvals': queue(camp(1), camp(2, [original])),
      'DELETE /api/admin/delete/summer-camp/1': { message: 'ok', auditId: 4 },
    })
    renderWithData(<Tab />)
    const warning = (await screen.findByText('Possible duplicate of')).closest('p')
    expect(warning?.className).not.toContain('invisible')
    fireEvent.click(screen.getByRole('button', { name: 'Delete Camp 1' }))
    await waitFor(() => expect(warning?.className).toContain('invisible'))
    await settle()
  })

  it('sends back with a reason, and keeps the text when that fails', async () => {
    const server = fakeServer({
      'GET /api/admin/pending-approvals': queue(camp(1)),
      'POST /api/admin/reject/summer-camp/1': { status: 500, body: { message: 'Broken' } },
    })
    renderWithData(<Tab />)
    fireEvent.click(await screen.findByRole('button', { name: 'Send back… Camp 1' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    expect(document.activeElement).toBe(dialog.getByRole('textbox'))
    expect(dialog.getByText('Please write or choose a reason')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Already listed' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to send it back'))
    expect(server.bodies('POST', '/api/admin/reject/summer-camp/1')).toMatchObject([{ version: 1 }])
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/in the directory already/)
  })
})
