import { expect, it } from 'vitest'
import type { AnyListing } from '../listing-values.ts'
import { detailRowsOf } from './detail-rows.ts'

const today = '2026-11-17'
const rowsOf = (listing: object) => detailRowsOf(listing as AnyListing, today)
const statedTexts = (listing: object) =>
  rowsOf(listing).details.map(({ title, rows }) => [
    title,
    ...rows.map(({ row, text }) => `${row.label}: ${text}`),
  ])

const camp = {
  listingType: 'camp',
  name: 'Camp Lark',
  deliveryMode: ['In-person'],
  dates: 'June 21 to July 2',
  openingDate: '2027-06-21',
  closingDate: '2027-07-02',
  applicationOpen: '2027-01-05',
  applicationDeadline: '2027-02-01',
  minimumAge: 14,
  selectivityLevel: 2,
  costRange: 'FREE',
  website: 'https://lark.example.org',
  city: 'Dublin',
  state: 'CA',
  location: 'Dublin, CA',
}

it('rows follow the order people ask, and a camp has two date ranges', () => {
  expect(statedTexts(camp)).toEqual([
    ['When and where', 'Runs: Jun 21 – Jul 2', 'Delivery mode: In-person', 'Address: Dublin, CA'],
    ['What it costs', 'Cost: Free'],
    ['Who can apply', 'Minimum age: 14 and up', 'Selectivity: Application-Based'],
    ['How to apply', 'Apply: Jan 5 – Feb 1', 'Application: https://lark.example.org'],
  ])
  expect(rowsOf(camp).provider.map(({ row }) => row.label)).toEqual(['Website'])
})

it('rows without a value are listed together, each once', () => {
  expect(rowsOf(camp).notStated).toEqual([
    'Duration',
    'Scholarship',
    'Eligibility',
    'Applications',
    'Phone',
    'Email',
  ])
  const bare = rowsOf({ listingType: 'camp', name: 'Camp Bare' })
  expect(bare.details).toEqual([])
  expect(bare.notStated).toContain('Application dates')
  expect(bare.notStated.filter((label) => label === 'Dates')).toHaveLength(1)
  expect(bare.notStated.filter((label) => label === 'Website')).toHaveLength(1)
})

it('an ongoing job is missing no dates', () => {
  const job = { listingType: 'job', title: 'Baker', isOngoing: true }
  expect(rowsOf(job).notStated).not.toContain('Application dates')
  expect(rowsOf(job).about.map(({ row, text }) => [row.label, text])).toEqual([['Ongoing position', 'Yes']])
})
