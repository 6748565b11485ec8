import { describe, expect, it } from 'vitest'
import { editSchema, submitSchema } from '#shared/listings/schemas.ts'
import { fieldsInForm, payloadOf, startValues } from './form-values.ts'

const camp = startValues('camp', 'submit')

describe('initial form values', () => {
  it('are the defaults without a stored listing', () => {
    expect(camp).toMatchObject({
      minimumAge: '14',
      selectivityLevel: '1',
      applicationAvailable: true,
      name: '',
    })
    expect(startValues('event', 'submit')).toMatchObject({ registrationRequired: false, categories: [] })
    expect(startValues('job', 'submit')).toMatchObject({ minimumAge: '', hasTraining: null })
  })

  it('are the stored values, empty where not specified', () => {
    const stored = { name: 'Meadow', minimumAge: null, hasScholarship: false, tags: ['Day Camp'] }
    expect(startValues('camp', 'submit', stored)).toMatchObject({
      name: 'Meadow',
      minimumAge: '',
      hasScholarship: false,
      tags: ['Day Camp'],
    })
  })

  it('drop draft values of the wrong type', () => {
    const odd = { name: ['x'], tags: 'Day Camp', hasScholarship: 'yes', categories: ['STEM', 7], unknown: 1 }
    const values = startValues('camp', 'submit', odd)
    expect(values).toMatchObject({ name: '', tags: [], hasScholarship: null, categories: ['STEM'] })
    expect(values).not.toHaveProperty('unknown')
  })

  it('include more fields for admins, and never the photo', () => {
    const names = (mode: 'submit' | 'edit') => fieldsInForm('camp', mode).map(({ name }) => name)
    expect(names('edit')).toEqual(expect.arrayContaining(['eligibility', 'location']))
    expect(names('submit')).not.toContain('eligibility')
    expect(names('edit')).not.toContain('photoUrl')
  })
})

describe('the payload', () => {
  it('omits empty dates', () => {
    const payload = payloadOf('camp', 'submit', { ...camp, openingDate: '2027-06-14' }, camp)
    expect(payload).toMatchObject({ openingDate: '2027-06-14' })
    expect(payload).not.toHaveProperty('closingDate')
  })

  it('clears a stored date', () => {
    const start = startValues('camp', 'edit', { closingDate: '2027-06-25' })
    expect(payloadOf('camp', 'edit', { ...start, closingDate: '' }, start)).toMatchObject({
      closingDate: null,
    })
  })

  it('includes the registration link only when registration is required', () => {
    const start = startValues('event', 'submit')
    const typed = { ...start, registrationLink: 'https://example.org' }
    expect(payloadOf('event', 'submit', typed, start)).not.toHaveProperty('registrationLink')
    expect(payloadOf('event', 'submit', { ...typed, registrationRequired: true }, start)).toMatchObject({
      registrationLink: 'https://example.org',
    })
    const stored = startValues('event', 'edit', {
      registrationRequired: true,
      registrationLink: 'https://a.org',
    })
    expect(payloadOf('event', 'edit', { ...stored, registrationRequired: false }, stored)).toMatchObject({
      registrationLink: null,
    })
  })

  it('leaves an unchanged listing unchanged', () => {
    const stored = submitSchema('job').parse({
      companyName: 'Corner Bakery',
      title: 'Counter Help',
      description: 'Mornings.',
      categories: ['Food & Hospitality'],
      jobType: ['Part-time'],
      salaryMin: 17.5,
      minimumAge: 15,
      hasTraining: false,
      closingDate: '2027-05-01',
      website: 'https://example.org',
      city: 'Dublin',
      state: 'CA',
    })
    const start = startValues('job', 'edit', stored)
    const read = editSchema('job').parse(payloadOf('job', 'edit', start, start))
    expect({ ...stored, ...read }).toEqual(stored)
  })
})
