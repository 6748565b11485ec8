import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderHookWithData } from '#client/testing/render-with-data.tsx'
import { useSavedDeadlines } from './saved-deadlines.ts'

const saved = (id: number, listingType: string, listing: object, status = 'interested') => ({
  id,
  status,
  listingType,
  listingId: id,
  listing: { id, listingType, isActive: true, ...listing },
})

it('a saved deadline names its type', async () => {
  fakeServer({
    'GET /api/bookmarks': {
      bookmarks: [
        saved(1, 'camp', {
          name: 'Camp Heron',
          applicationDeadline: '2027-01-21',
          closingDate: '2027-06-18',
        }),
        saved(2, 'camp', { name: 'Camp Wren', closingDate: '2027-06-18' }),
        saved(3, 'job', { title: 'Lifeguard', closingDate: '2027-03-01' }),
        saved(4, 'event', { title: 'Hack Night', eventDate: '2027-02-02' }, 'accepted'),
        saved(5, 'job', { title: 'Baker', closingDate: '2027-03-02' }, 'applied'),
        saved(6, 'event', { title: 'Book Fair', eventDate: '2027-03-03' }, 'not_for_me'),
      ],
      total: 6,
    },
  })
  const { result } = renderHookWithData(() => useSavedDeadlines())
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(result.current.data?.map(({ text }) => text)).toEqual([
    'Camp Heron: applications due',
    'Camp Wren ends',
    'Lifeguard closes',
    'Hack Night',
  ])
})
