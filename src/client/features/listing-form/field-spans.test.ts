import { expect, it } from 'vitest'
import { spansOf } from './field-spans.ts'
import { sectionsInForm } from './form-values.ts'

const spansIn = (kind: Parameters<typeof sectionsInForm>[0], title: string) => {
  const section = sectionsInForm(kind, 'submit').find((found) => found.title === title)
  const fields = section?.fields ?? []
  return Object.fromEntries(spansOf(fields).map((span, index) => [fields[index]?.name, span]))
}

it('short fields stand in pairs, and long ones have a row of their own', () => {
  expect(spansIn('tutoring', 'Basics')).toEqual({
    name: 'half',
    type: 'half',
    description: 'whole',
    photoUrl: 'whole',
  })
})

it('a line of text that would stand alone takes the whole row', () => {
  expect(spansIn('camp', 'Basics')).toMatchObject({ name: 'whole' })
})

it('where one would be left over, the last three share a row', () => {
  expect(spansIn('event', 'Where')).toEqual({
    venue: 'half',
    address: 'half',
    city: 'third',
    state: 'third',
    zipcode: 'third',
  })
})

it('choices side by side are never squeezed into a third', () => {
  expect(Object.values(spansIn('job', 'Applying'))).not.toContain('third')
})
