import { describe, expect, it } from 'vitest'
import { editSchema, submitSchema } from '#shared/listings/schemas.ts'
import { fieldsInForm, payloadOf, startValues } from './form-values.ts'

const camp = startValues('camp', 'submit')

describe('what a form begins with', () => {
  it('has the defaults of the submission form where nothing is stored', () => {
    expect(camp).toMatchObject({
      minimumAge: '14',
      selectivityLevel: '1',
      applicationAvailable: true,
      name: '',
    })
    expect(startValues('event', 'submit')).toMatchObject({ registrationRequired: false, categories: [] })
    expect(startValues('job', 'submit')).toMatchObject({ minimumAge: '', hasTraining: null })
  })

  it('is the stored listing, and nothing for what it does not say', () => {
    const stored = { name: 'Meadow', minimumAge: null, hasScholarship: false, tags: ['Day Camp'] }
    expect(startValues('camp', 'submit', stored)).toMatchObject({
      name: 'Meadow',
      minimumAge: '',
      hasScholarship: false,
      tags: ['Day Camp'],
    })
  })

  it('leaves out of an odd draft what does not fit', () => {
    const odd = { name: ['x'], tags: 'Day Camp', hasScholarship: 'yes', categories: ['STEM', 7], unknown: 1 }
    const values = startValues('camp', 'submit', odd)
    expect(values).toMatchObject({ name: '', tags: [], hasScholarship: null, categories: ['STEM'] })
    expect(values).not.toHaveProperty('unknown')
  })

  it('asks an admin for more than a submitter, and for the photo of neither', () => {
    const names = (mode: 'submit' | 'edit') => fieldsInForm('camp', mode).map(({ name }) => name)
    expect(names('edit')).toEqual(expect.arrayContaining(['eligibility', 'location']))
    expect(names('submit')).not.toContain('eligibility')
    expect(names('edit')).not.toContain('photoUrl')
  })
})

describe('what is sent', () => {
  it('leaves empty dates out', () => {
    const payload = payloadOf('camp', 'submit', { ...camp, openingDate: '2027-06-14' }, camp)
    expect(payload).toMatchObject({ openingDate: '2027-06-14' })
    expect(payload).not.toHaveProperty('closingDate')
  })

  it('removes a date that was stored', () => {
    const start = startValues('camp', 'edit', { closingDate: '2027-06-25' })
    expect(payloadOf('camp', 'edit', { ...start, closingDate: '' }, start)).toMatchObject({
      closingDate: null,
    })
  })

  it('has a registration link only where registration is required', () => {
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

  it('is read by the server as it was stored, when nothing was changed', () => {
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
