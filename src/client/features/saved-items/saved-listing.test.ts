import { describe, expect, it } from 'vitest'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { savedListing } from './saved-listing.ts'

const today = '2027-03-01'
const saved = (listingType: string, values: object) =>
  savedListing(
    {
      id: 1,
      listingType,
      listingId: 12,
      createdAt: '2027-02-01T00:00:00.000Z',
      listing: { location: 'Dublin, CA', isApproved: true, isActive: true, ...values },
    } as unknown as Bookmark,
    today,
  )

describe('a saved item', () => {
  it('shows the name of a camp, and the title and company of a job', () => {
    expect(saved('camps', { name: 'Meadow' })).toMatchObject({ kind: 'camp', id: 12, title: 'Meadow' })
    expect(saved('jobs', { title: 'Baker', companyName: 'Corner' })).toMatchObject({
      title: 'Baker',
      subline: 'Corner · Dublin, CA',
    })
  })

  it.each([
    ['camps', { applicationDeadline: '2027-03-04' }, 'Due Mar 4'],
    ['camps', { applicationDeadline: '2027-02-04' }, 'Closed Feb 4'],
    ['jobs', { isOngoing: true }, 'Rolling'],
    ['events', { eventDate: '2027-03-20' }, 'Mar 20, 2027'],
    ['events', { eventDate: today }, 'Today'],
    ['events', { eventDate: '2027-02-28' }, 'Was on Feb 28, 2027'],
  ])('of %s with %j shows %s', (listingType, values, words) => {
    expect(saved(listingType, values).deadline?.text).toBe(words)
  })

  it('that is no longer live shows neither a deadline nor a check', () => {
    const values = { applicationDeadline: '2027-03-04', checkedAt: '2027-02-02T00:00:00.000Z' }
    const { isAvailable, deadline, checkedAt } = saved('camps', { ...values, isActive: false })
    expect([isAvailable, deadline, checkedAt]).toEqual([false, null, null])
    expect(saved('camps', values).checkedAt).toBe(values.checkedAt)
  })
})
