import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { provideSiteConfig } from '#client/api/site-config.ts'
import { useCompareChoice } from '#client/features/compare/compare-choice.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData } from '#client/testing/render-with-data.tsx'
import type { SiteConfig } from '#shared/contract/site.ts'
import { Compare } from './compare.tsx'

const camp = (id: number) => ({
  id,
  listingType: 'camp',
  name: `Camp ${id}`,
  location: 'Dublin, CA',
  city: 'Dublin',
  state: 'CA',
  categories: ['STEM'],
  tags: [],
  deliveryMode: ['In-person'],
  photoUrl: null,
  averageRating: null,
  reviewCount: 0,
  thumbsUpCount: 0,
  viewCount: 0,
})

function Choice() {
  return <p>{`Chosen: ${useCompareChoice().ids.join()}`}</p>
}

describe('a comparison with removed listings', () => {
  beforeEach(() => provideSiteConfig({ siteName: 'Waymark' } as SiteConfig))

  it('drops them from the selection, and adds others in their place', async () => {
    window.history.replaceState(null, '', '/compare?camp=1,2,3,4')
    fakeServer({
      'GET /api/bookmarks/ids': { listingIds: [] },
      'GET /api/compare': ({ path }: { path: string }) => ({
        items: [4, 5].filter((id) => path.includes(String(id))).map(camp),
        zipcode: null,
      }),
      'GET /api/summer-camps': { camps: [camp(4), camp(5)], total: 2 },
    })
    renderWithData(
      <>
        <Choice />
        <Compare />
      </>,
    )
    expect(await screen.findByText('3 listings are no longer available.')).toBeDefined()
    expect(await screen.findByText('Chosen: 4')).toBeDefined()
    const search = screen.getByLabelText('Add a summer camp')
    await userEvent.type(search, 'camp')
    const add = await screen.findByRole('button', { name: /^Add Camp 5/ })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?camp=4,5'))
    expect(document.activeElement).toBe(search)
    expect(await screen.findByText('Chosen: 4,5')).toBeDefined()
  })

  it('shows no distance note when all are removed', async () => {
    window.history.replaceState(null, '', '/compare?camp=1,2')
    fakeServer({ 'GET /api/compare': { items: [], zipcode: '94566' } })
    renderWithData(<Compare />)
    expect(await screen.findByText('2 listings are no longer available.')).toBeDefined()
    expect(screen.queryByText(/^Distances/)).toBeNull()
  })
})

it('removing a listing moves focus to the next one, the previous one, then the heading', async () => {
  provideSiteConfig({ siteName: 'Waymark' } as SiteConfig)
  window.history.replaceState(null, '', '/compare?camp=1,2,3')
  fakeServer({
    'GET /api/bookmarks/ids': { listingIds: [] },
    'GET /api/compare': ({ path }: { path: string }) => ({
      items: [1, 2, 3].filter((id) => path.includes(String(id))).map(camp),
      zipcode: null,
    }),
  })
  renderWithData(<Compare />)
  const remove = async (id: number) => {
    const name = `Remove Camp ${id} from the comparison`
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  }
  expect(await remove(2)).toBe('Remove Camp 3 from the comparison')
  expect(await remove(3)).toBe('Remove Camp 1 from the comparison')
  expect(await remove(1)).toBe('Compare summer camps')
})
