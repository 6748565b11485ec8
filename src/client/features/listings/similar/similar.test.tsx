import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData, settle } from '#client/testing/render-with-data.tsx'
import { SimilarSection } from './similar-section.tsx'

const similar = [
  {
    listing: {
      id: 8,
      listingType: 'camp',
      name: 'Camp Wren',
      categories: ['STEM'],
      costRange: '< $1000',
      minimumAge: 14,
      applicationDeadline: '2027-02-01',
      photoUrl: null,
      contributor: null,
    },
    reason: 'Also STEM, 4 miles away',
    distanceMiles: 4,
  },
]
const route = 'GET /api/summer-camps/7/similar'

/** Reports every element as visible at once. */
class VisibleAtOnce {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }])
  }
  disconnect() {}
}

describe('similar listings', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', VisibleAtOnce))
  const section = (onOpen?: (id: number) => void) =>
    renderWithData(
      <SimilarSection
        saveButton={() => null}
        kind="camp"
        id={7}
        today="2026-11-17"
        hrefOf={(id) => `/summer-camps?view=camp-${id}`}
        onOpen={onOpen}
      />,
    )

  it('are links with the deciding facts and the reason', async () => {
    fakeServer({ [route]: { similar } })
    const onOpen = vi.fn()
    section(onOpen)
    const link = await screen.findByRole('link', { name: 'Camp Wren' })
    await settle()
    expect(link.getAttribute('href')).toBe('/summer-camps?view=camp-8')
    expect(screen.getByText('Ages 14+ ·').parentElement?.textContent).toBe(
      'Under $1,000 · Ages 14+ · Due Feb 1',
    )
    expect(screen.getByText('4 miles away').parentElement?.textContent).toBe('Also STEM, 4 miles away')
    await userEvent.click(link)
    expect(onOpen).toHaveBeenCalledWith(8)
  })

  it.each([
    ['there are none', { similar: [] }],
    ['they cannot be loaded', failWith(500, 'Broken')],
  ])('render nothing when %s', async (_name, answer) => {
    fakeServer({ [route]: answer })
    section()
    await settle()
    await waitFor(() => expect(screen.queryByText('Similar')).toBeNull())
  })
})
