import { describe, expect, it } from 'vitest'
import { privacy } from './privacy.ts'
import { retention } from './retention.ts'
import { terms } from './terms.ts'
import type { LegalDocument } from './types.ts'

const parties = {
  siteName: 'Lantern',
  companyName: 'Lantern Learning Inc.',
  contactEmail: 'hello@lantern.example',
  privacyEmail: 'privacy@lantern.example',
}
const documents = { terms: terms(parties), privacy: privacy(parties) }

const textOf = ({ summary, sections }: Pick<LegalDocument, 'summary' | 'sections'>) =>
  [...summary, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])].join('\n')

function sectionOf(document: LegalDocument, id: string): string {
  const sections = document.sections.filter((section) => section.id === id)
  expect(sections, id).toHaveLength(1)
  return textOf({ summary: [], sections })
}

describe.each(Object.entries(documents))('%s', (_name, document) => {
  it('names the company, the site and both addresses from the configuration', () => {
    const text = textOf(document)
    for (const value of Object.values(parties)) expect(text).toContain(value)
    expect(text).not.toContain('Waymark')
    expect(text).not.toContain('example.org')
  })

  it('has no missing values', () => {
    expect(textOf(document)).not.toMatch(/\b(undefined|null|NaN|T(ODO|BD))\b|\$\{|\[object/)
  })

  it('gives every section a heading, a unique id and content', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, heading, blocks } of document.sections) {
      expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
      expect(heading).toMatch(/^[A-Z]/)
      expect(blocks.flat().join('').length, id).toBeGreaterThan(40)
    }
  })

  it('has trimmed plain text, without markup', () => {
    for (const block of document.sections.flatMap(({ blocks }) => blocks.flat())) {
      expect(block).toBe(block.trim())
      expect(block).not.toMatch(/[<>]| {2}|\*\*/)
    }
  })

  it('names its owner', () => {
    expect(textOf(document)).toContain('Lantern is owned and operated by Lantern Learning Inc.')
  })

  it('has the same date as text and as a number', () => {
    const { date, words } = document.lastUpdated
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(format.format(new Date(`${date}T00:00:00Z`))).toBe(words)
  })
})

describe('the terms of use', () => {
  it('were last updated July 19, 2025', () => {
    expect(documents.terms.title).toBe('Terms of Use')
    expect(documents.terms.lastUpdated.words).toBe('July 19, 2025')
  })

  it('are governed by California law', () => {
    expect(sectionOf(documents.terms, 'governing-law')).toContain(
      'governed by the laws of the State of California',
    )
  })

  it('cap liability at the amount paid in the twelve months before', () => {
    expect(sectionOf(documents.terms, 'limit-of-liability')).toContain(
      'limited to the amount you paid us in the twelve months before',
    )
  })

  it('promise free listing, no pay-to-play, sponsorships, and free browsing, posting and bookmarking', () => {
    const text = sectionOf(documents.terms, 'what-it-costs')
    expect(text).toContain('Basic browsing, posting and bookmarking are free.')
    expect(text).toMatch(/Listing .* is free\./)
    expect(text).toContain('no pay-to-play listings')
    expect(text).toContain('funded by sponsorships')
  })

  it('name the age of 13, approval by an administrator, and one review for each listing', () => {
    expect(sectionOf(documents.terms, 'who-may-use-it')).toContain('13 or older')
    expect(sectionOf(documents.terms, 'listings')).toContain(
      'An administrator looks at each one before it appears',
    )
    expect(sectionOf(documents.terms, 'reviews-and-content')).toContain('one review for each listing')
  })
})

describe('the privacy policy', () => {
  it('was last updated January 19, 2025', () => {
    expect(documents.privacy.title).toBe('Privacy Policy')
    expect(documents.privacy.lastUpdated.words).toBe('January 19, 2025')
  })

  it('names a privacy officer who takes requests to know and to delete', () => {
    const text = sectionOf(documents.privacy, 'who-is-responsible')
    expect(text).toContain('privacy officer')
    expect(text).toContain('requests to know and to delete: privacy@lantern.example')
  })

  it.each([
    'Account:',
    'Profile',
    'Password: only a salted hash',
    'Sessions:',
    'Listings and events',
    'Reviews:',
    'Thumbs up and bookmarks:',
    'What you keep about saved items:',
    'Notifications:',
    'Email settings:',
    'View records: one for each person and listing, with the time you last opened it',
    'Planning guide:',
    'Reports',
    'Uploads:',
    'Mail outbox:',
  ])('says that this is stored: %s', (words) => {
    expect(sectionOf(documents.privacy, 'what-we-store')).toContain(words)
  })

  it('says that metadata is stripped from uploads and that logs have no email and no address', () => {
    expect(sectionOf(documents.privacy, 'what-we-store')).toContain('stripped away before it is stored')
    expect(sectionOf(documents.privacy, 'technical-information')).toContain(
      'neither your email address nor your internet (IP) address',
    )
  })

  it('says that only opening a map contacts a tile server', () => {
    expect(sectionOf(documents.privacy, 'maps-and-third-parties')).toContain(
      'Until you open a map, nothing is asked of it.',
    )
  })

  it('promises no sale and no trackers', () => {
    expect(documents.privacy.summary.join(' ')).toMatch(/do not sell .* no trackers/)
    expect(sectionOf(documents.privacy, 'who-sees-it')).toContain('We do not sell personal information')
  })

  it('has every retention period', () => {
    const text = sectionOf(documents.privacy, 'how-long')
    for (const length of Object.values(retention)) expect(text).toMatch(new RegExp(`\\b${length}\\b`))
  })

  it('explains download and deletion, and what happens to reviews and uploads', () => {
    const text = sectionOf(documents.privacy, 'get-or-delete')
    expect(text).toContain('Download my data in Settings')
    expect(text).toContain('Delete my account in Settings')
    expect(text).toContain('they become anonymous')
    expect(text).toContain('so are the pictures you uploaded')
  })

  it('lists the rights of Californians: know, delete, correct, no discrimination', () => {
    const text = sectionOf(documents.privacy, 'california-rights')
    for (const right of [
      'Right to know',
      'Right to delete',
      'Right to correct',
      'Right to no discrimination',
    ]) {
      expect(text).toContain(right)
    }
  })

  it('allows no account for children under 13', () => {
    expect(sectionOf(documents.privacy, 'children-and-teens')).toContain(
      'Nobody under 13 may have an account',
    )
  })
})
