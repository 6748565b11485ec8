import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { ShareListDialog } from './share-list-dialog.tsx'

const bookmark = (id: number, name: string, isActive = true) => ({
  id,
  listingType: 'camps',
  listingId: id,
  listing: { id, name, listingType: 'camp', isActive, isApproved: true },
})
const bookmarks = [bookmark(1, 'Meadow'), bookmark(2, 'Lake'), bookmark(3, 'Gone', false)]
const list = {
  id: 7,
  url: 'https://waymark.example.org/lists/abc',
  name: 'Summer',
  items: [{ listingType: 'camp', listingId: 1 }],
  showName: false,
  expiresOn: null,
  isExpired: false,
  createdAt: '2027-03-01T18:00:00.000Z',
}
const open = () => renderWithData(<ShareListDialog open onOpenChange={() => undefined} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('is created from chosen items that are still listed, and shows its link', async () => {
  const server = fakeServer({
    'GET /api/bookmarks': { bookmarks, total: 3 },
    'GET /api/shared-lists': [],
    'POST /api/shared-lists': list,
  })
  open()
  expect(await screen.findByLabelText(/Meadow/)).toBeDefined()
  expect(screen.queryByLabelText(/Gone/)).toBeNull()
  await press('Create link')
  expect(screen.getByText('Name is required')).toBeDefined()
  expect(screen.getByText('Please choose at least one item')).toBeDefined()
  await userEvent.type(screen.getByLabelText(/^Name/), 'Summer')
  await userEvent.click(screen.getByLabelText(/Meadow/))
  await userEvent.selectOptions(screen.getByLabelText('The link stops working'), 'Never')
  await press('Create link')
  expect(await screen.findByDisplayValue(list.url)).toBeDefined()
  expect(server.bodies('POST', '/api/shared-lists')).toEqual([
    { name: 'Summer', items: [{ listingType: 'camp', listingId: 1 }], expiresOn: null, showName: false },
  ])
})

it('shows why it could not be created, and keeps the selection', async () => {
  fakeServer({
    'GET /api/bookmarks': { bookmarks, total: 3 },
    'GET /api/shared-lists': [],
    'POST /api/shared-lists': failWith(409, 'You can share up to 50 lists. Delete one to share another.'),
  })
  open()
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Summer')
  await press('Choose all')
  await press('Create link')
  await waitFor(() => expect(currentToast()?.description).toMatch(/up to 50 lists/))
  expect(screen.getByText('2 of 2 saved items chosen')).toBeDefined()
})

it('is no longer shared after a confirmation', async () => {
  const server = fakeServer({
    'GET /api/bookmarks': { bookmarks: [], total: 0 },
    'GET /api/shared-lists': [list],
    'DELETE /api/shared-lists/7': { message: 'ok' },
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing Summer' }))
  const question = screen.getByRole('alertdialog')
  expect(within(question).getByText(/The link stops working right away/)).toBeDefined()
  await userEvent.click(within(question).getByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(currentToast()?.description).toBe('The list is no longer shared'))
  expect(server.count('DELETE')).toBe(1)
})
