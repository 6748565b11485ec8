import { describe, expect, it } from 'vitest'
import type { Kind } from '#shared/listings/kinds.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { formErrors } from './form-errors.ts'
import { type FormMode, type FormValues, startValues } from './form-values.ts'

const problems = (
  kind: Kind,
  typed: FormValues,
  mode: FormMode = 'submit',
  stored?: Record<string, unknown>,
) => {
  const start = startValues(kind, mode, stored)
  return formErrors(kind, mode, { ...start, ...typed }, start)
}

describe('an empty form', () => {
  it.each(kindNames)('of a %s reports every required field with its own message', (kind) => {
    const required = Object.entries(kindOf(kind).fields).flatMap(([name, field]) => {
      const message = field.required ?? field.requiredInForms
      return message ? [[name, message]] : []
    })
    expect(problems(kind, {})).toEqual(Object.fromEntries(required))
  })

  it('of an event is valid without times', () => {
    expect(problems('event', {})).not.toHaveProperty('startTime')
    expect(problems('event', {})).not.toHaveProperty('endTime')
  })
})

describe('bounds', () => {
  it.each<[Kind, string, boolean]>([
    ['camp', '0', true],
    ['camp', '18', true],
    ['camp', '-1', false],
    ['camp', '19', false],
    ['internship', '13', false],
    ['internship', '25', true],
    ['job', '14', true],
    ['job', '26', false],
    ['job', '15.5', false],
  ])('the minimum age of a %s may be %s: %s', (kind, minimumAge, isAllowed) => {
    const range = kind === 'camp' ? '0 to 18' : '14 to 25'
    const message = `Minimum age must be a whole number from ${range}`
    expect(problems(kind, { minimumAge }).minimumAge).toBe(isAllowed ? undefined : message)
  })

  it('the admin form requires age five or more for a camp, unless the stored age is lower', () => {
    expect(problems('camp', { minimumAge: '4' }, 'edit', { minimumAge: 14 })).toMatchObject({
      minimumAge: 'Minimum age must be a whole number from 5 to 18',
    })
    expect(problems('camp', { minimumAge: '3' }, 'edit', { minimumAge: 3 })).not.toHaveProperty('minimumAge')
    expect(problems('camp', { minimumAge: '5' }, 'edit', { minimumAge: 14 })).not.toHaveProperty('minimumAge')
  })

  it('a salary range cannot end below its start', () => {
    expect(problems('job', { salaryMin: '20', salaryMax: '10' }).salaryMax).toBe(
      '“Salary to” must not be less than “Salary from”',
    )
    expect(problems('job', { salaryMin: '17.50', salaryMax: '20' })).not.toHaveProperty('salaryMax')
  })

  it('hidden fields are not validated', () => {
    const link = { registrationLink: 'javascript:alert(1)' }
    expect(problems('event', link)).not.toHaveProperty('registrationLink')
    expect(problems('event', { ...link, registrationRequired: true })).toHaveProperty('registrationLink')
  })
})
