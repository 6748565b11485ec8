import { expect, it } from 'vitest'
import { formatFieldValue } from './format-field-value.ts'

it.each([
  ['hasScholarship', true, 'Yes'],
  ['hasScholarship', false, 'No'],
  ['selectivityLevel', 3, 'Competitive'],
  ['minimumAge', 14, '14'],
  ['applicationDeadline', '2027-03-31', 'Mar 31, 2027'],
  ['deliveryMode', ['In-person', 'Online'], 'In-person, Online'],
  ['selectivityLevel', 2, 'Application-Based'],
  ['categories', ['STEM', 'Music'], 'STEM, Music'],
  ['costRange', '< $1000', '< $1000'],
  ['dates', 'June 15 to July 24', 'June 15 to July 24'],
])('%s %j shows as %s', (field, value, text) => {
  expect(formatFieldValue('camp', field, value)).toBe(text)
})

it('a choice shows its label, or its raw value when unknown', () => {
  expect(formatFieldValue('tutoring', 'type', 'private_tutor')).toBe('Private Tutor')
  expect(formatFieldValue('tutoring', 'type', 'Collective')).toBe('Collective')
})

it.each([[null], [undefined], [''], [[]]])('%j is not specified', (value) => {
  expect(formatFieldValue('camp', 'deliveryMode', value)).toBeNull()
})
