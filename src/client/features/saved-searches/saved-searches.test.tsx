import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { SavedSearchList } from './saved-search-list.tsx'

const search: SavedSearch = {
  id: 4,
  name: 'Robots',
  listingType: 'camp',
  query: { search: 'robot', categories: 'STEM' },
  digest: 'none',
  newCount: 3,
  createdAt: '2027-03-01T18:00:00.000Z',
}
const path = '/api/saved-searches'

it('is saved with its name, its filters and the email frequency', async () => {
  const server = fakeServer({ [`POST ${path}`]: search })
  renderWithData(
    <SaveSearchDialog listingType="camp" query="search=robot&limit=5&offset=0" onClose={() => undefined} />,
  )
  const name = screen.getByLabelText(/^Name/)
  expect((name as HTMLInputElement).value).toBe('Camps: robot')
  await userEvent.selectOptions(screen.getByLabelText('Email me what is new'), 'Weekly email')
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
  await waitFor(() => expect(currentToast()?.description).toBe('“Robots” is in Saved Items'))
  expect(server.bodies('POST', path)).toMatchObject([
    { name: 'Camps: robot', listingType: 'camp', query: { search: 'robot' }, digest: 'weekly' },
  ])
})

it('that was saved before is named, with the way to the saved searches', async () => {
  fakeServer({ [`GET ${path}`]: [{ ...search, query: { search: 'robot', city: 'Dublin' } }] })
  const query = 'city=Dublin&sortBy=name&search=robot&categories=&limit=5&offset=0'
  renderWithData(<SaveSearchDialog listingType="camp" query={query} onClose={() => undefined} />)
  expect((await screen.findByRole('status')).textContent).toContain('already saved this search as “Robots”')
  expect(screen.getByRole('link', { name: 'See your saved searches' })).toBeDefined()
})

it('shows why it could not be saved', async () => {
  fakeServer({
    [`POST ${path}`]: failWith(409, 'You can save up to 50 searches. Delete one to save another.'),
  })
  renderWithData(<SaveSearchDialog listingType="all" query="q=robot" onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
  expect(await screen.findByText(/up to 50 searches/)).toBeDefined()
})

it('shows how many results are new, and opening it resets the count', async () => {
  const server = fakeServer({ [`PATCH ${path}/4`]: { ...search, newCount: 0 } })
  renderWithData(<SavedSearchList searches={[search, { ...search, id: 5, name: 'Many', newCount: 100 }]} />)
  expect(screen.getByText('3 new')).toBeDefined()
  expect(screen.getByText('100+ new')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Robots' })
  expect(link.getAttribute('href')).toBe('/summer-camps?search=robot&categories=STEM')
  await userEvent.click(link)
  await waitFor(() => expect(server.bodies('PATCH', `${path}/4`)).toEqual([{ visited: true }]))
})

it('is renamed, and a blank name is refused', async () => {
  const server = fakeServer({ [`PATCH ${path}/4`]: { ...search, name: 'Robot camps' } })
  renderWithData(<SavedSearchList searches={[search]} isManaged />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename Robots' }))
  const name = screen.getByLabelText(/^Name/)
  await userEvent.clear(name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Name is required')).toBeDefined()
  await userEvent.type(name, ' Robot camps ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(currentToast()?.description).toBe('Saved search renamed'))
  expect(server.bodies('PATCH', `${path}/4`)).toEqual([{ name: 'Robot camps' }])
})

it('keeps the choice of email when it could not be changed', async () => {
  fakeServer({ [`PATCH ${path}/4`]: failWith(503, 'Please try again in a moment.') })
  renderWithData(<SavedSearchList searches={[search]} isManaged />)
  const choice = screen.getByLabelText('Email about Robots') as HTMLSelectElement
  await userEvent.selectOptions(choice, 'daily')
  await waitFor(() => expect(currentToast()?.description).toBe('Failed to change the saved search'))
  expect(choice.value).toBe('none')
})
