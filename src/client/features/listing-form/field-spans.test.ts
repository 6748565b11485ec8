import { expect, it } from 'vitest'
import { spansOf } from './field-spans.ts'
import { sectionsInForm } from './form-values.ts'

const spansIn = (kind: Parameters<typeof sectionsInForm>[0], title: string) => {
  const section = sectionsInForm(kind, 'submit').find((found) => found.title === title)
  const fields = section?.fields ?? []
  return Object.fromEntries(spansOf(fields).map((span, index) => [fields[index]?.name, span]))
}

it('short fields pair up, and long ones take a row', () => {
  expect(spansIn('tutoring', 'Basics')).toEqual({
    name: 'half',
    type: 'half',
    description: 'whole',
    photoUrl: 'whole',
  })
})

it('a lone text field takes the whole row', () => {
  expect(spansIn('camp', 'Basics')).toMatchObject({ name: 'whole' })
})

it('the last three of an odd number share a row', () => {
  expect(spansIn('event', 'Where')).toEqual({
    venue: 'half',
    address: 'half',
    city: 'half',
    state: 'half',
    zipcode: 'third',
    latitude: 'third',
    longitude: 'third',
  })
})

it('options side by side never shrink to a third', () => {
  expect(Object.values(spansIn('job', 'Applying'))).not.toContain('third')
})
