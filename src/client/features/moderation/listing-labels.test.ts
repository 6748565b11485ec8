import { expect, it } from 'vitest'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { sublineOf, titleOf } from './listing-labels.ts'

const listing = (values: object) => values as unknown as ModeratedListing

it('a row shows the organization and place of its kind', () => {
  const place = { city: 'Dublin', state: 'CA' }
  expect(sublineOf(listing({ listingType: 'job', companyName: 'Corner Bakery', ...place }))).toEqual([
    'Corner Bakery',
    'Dublin, CA',
  ])
  expect(sublineOf(listing({ listingType: 'event', organizer: 'The Library', ...place }))).toEqual([
    'The Library',
    'Dublin, CA',
  ])
  expect(sublineOf(listing({ listingType: 'tutoring', type: 'private_tutor', ...place }))).toEqual([
    'Private Tutor',
    'Dublin, CA',
  ])
  expect(sublineOf(listing({ listingType: 'camp', city: 'Dublin', state: null }))).toEqual(['Dublin'])
})

it('a listing shows its name or title', () => {
  expect(titleOf(listing({ listingType: 'camp', name: 'Camp Meadowlark' }))).toBe('Camp Meadowlark')
  expect(titleOf(listing({ listingType: 'internship', title: 'Lab Intern' }))).toBe('Lab Intern')
})
