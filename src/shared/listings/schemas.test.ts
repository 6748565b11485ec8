import { describe, expect, it } from 'vitest'
import { kindOf, listingKinds } from './kinds.ts'
import { editSchema, problemsOf, submitSchema, withDerivedValues } from './schemas.ts'

const aCamp = {
  name: 'Ridgeline',
  description: 'A camp.',
  categories: ['STEM'],
  deliveryMode: ['In-person'],
  city: 'Dublin',
  state: 'CA',
}

const messagesOf = (body: unknown) => {
  const parsed = submitSchema('camp').safeParse(body)
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('a submission', () => {
  it('requires only the required fields', () => {
    expect(messagesOf(aCamp)).toEqual([])
  })

  it('reports all missing fields at once, with the messages of the forms', () => {
    expect(messagesOf({})).toEqual([
      'name: Name is required',
      'description: Description is required',
      'categories: Please select at least one category',
      'deliveryMode: Please select at least one delivery mode',
      'city: City is required',
      'state: State is required',
    ])
  })

  it('treats blank values as not specified', () => {
    const camp = submitSchema('camp').parse({
      ...aCamp,
      website: ' ',
      applicationDeadline: '',
      minimumAge: '',
    })
    expect(camp).toMatchObject({ website: null, applicationDeadline: null, minimumAge: null, tags: [] })
  })

  it('splits custom values at commas, and drops invisible ones', () => {
    const subjects = ['Reading, Writing', '\u200b', 'Writing']
    expect(editSchema('tutoring').parse({ subjects }).subjects).toEqual(['Reading', 'Writing'])
  })

  it('accepts selectivity under its alias', () => {
    expect(submitSchema('camp').parse({ ...aCamp, difficultyLevel: 3 }).selectivityLevel).toBe(3)
  })

  it('drops every key that is not a field', () => {
    const camp = submitSchema('camp').parse({ ...aCamp, isApproved: true, userId: 'x', id: 1, viewCount: 9 })
    expect(Object.keys(camp).sort()).toEqual(Object.keys(kindOf('camp').fields).sort())
  })

  it.each([
    [{ categories: ['Nonsense'] }, 'categories'],
    [{ categories: 'STEM' }, 'categories'],
    [{ state: 'Cal' }, 'state'],
    [{ minimumAge: 19 }, 'minimumAge'],
    [{ minimumAge: 14.5 }, 'minimumAge'],
    [{ minimumAge: 'old' }, 'minimumAge'],
    [{ selectivityLevel: 5 }, 'selectivityLevel'],
    [{ applicationDeadline: '2027-02-30' }, 'applicationDeadline'],
    [{ applicationDeadline: '2027-1-1' }, 'applicationDeadline'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'ftp://example.org' }, 'website'],
    [{ email: 'not an address' }, 'email'],
    [{ zipcode: '1234' }, 'zipcode'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ hasScholarship: 'maybe' }, 'hasScholarship'],
    [{ photoUrl: 'https://example.org/a.png' }, 'photoUrl'],
    [{ photoUrl: '/uploads/../secret' }, 'photoUrl'],
  ])('refuses %j', (wrong, field) => {
    expect(messagesOf({ ...aCamp, ...wrong }).map((message) => message.split(':')[0])).toEqual([field])
  })

  it('adds a scheme to a bare host', () => {
    expect(submitSchema('camp').parse({ ...aCamp, website: 'example.org/camp' }).website).toBe(
      'https://example.org/camp',
    )
  })
})

describe('an edit', () => {
  it('omits absent fields', () => {
    expect(editSchema('camp').parse({ name: 'New name' })).toEqual({ name: 'New name' })
  })

  it('cannot clear a required field', () => {
    expect(editSchema('camp').safeParse({ name: ' ' }).success).toBe(false)
  })
})

describe('the whole listing', () => {
  it('is remote when remote is its only mode and isRemote is absent', () => {
    expect(withDerivedValues({ isRemote: null, deliveryMode: ['Remote'] }).isRemote).toBe(true)
    expect(withDerivedValues({ isRemote: null, deliveryMode: ['Remote', 'Hybrid'] }).isRemote).toBe(false)
    expect(withDerivedValues({ isRemote: false, deliveryMode: ['Remote'] }).isRemote).toBe(false)
  })

  it.each([
    [{ applicationOpen: '2027-02-02', applicationDeadline: '2027-02-01' }, 'applicationDeadline'],
    [{ openingDate: '2027-06-02', closingDate: '2027-06-01' }, 'closingDate'],
    [{ openingDate: '2027-06-02', applicationDeadline: '2027-06-01' }, 'applicationDeadline'],
    [{ startTime: '18:00', endTime: '17:30' }, 'endTime'],
  ])('refuses an end before its beginning: %j', (values, field) => {
    expect(problemsOf(values)).toEqual([{ field, message: expect.any(String) }])
  })

  it('accepts a camp after its application deadline, and equal first and last values', () => {
    const camp = { applicationOpen: null, applicationDeadline: '2027-04-30', openingDate: '2027-06-14' }
    expect(problemsOf(camp)).toEqual([])
    expect(problemsOf({ openingDate: '2027-06-01', closingDate: '2027-06-01' })).toEqual([])
    expect(problemsOf({ startTime: '18:00', endTime: null })).toEqual([])
  })

  it('refuses a maximum salary below the minimum', () => {
    expect(problemsOf({ salaryMin: 20, salaryMax: 19 })).toHaveLength(1)
    expect(problemsOf({ salaryMin: 20, salaryMax: 20 })).toEqual([])
    expect(problemsOf({ salaryMin: null, salaryMax: 5 })).toEqual([])
  })
})

it.each(listingKinds)('the CSV example of %s is a valid submission', (kind) => {
  const { example, fields } = kindOf(kind)
  const body = Object.fromEntries(
    Object.entries(example).map(([name, cell]) => {
      const type = fields[name]?.type
      if (type === 'list') return [name, cell.split(';').map((part) => part.trim())]
      return [name, type === 'flag' ? (cell === '' ? null : cell === 'true') : cell]
    }),
  )
  expect(submitSchema(kind).safeParse(body).error?.issues ?? []).toEqual([])
})
