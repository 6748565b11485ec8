import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { type FormValues, startValues } from './form-values.ts'
import { ListingPreview } from './listing-preview.tsx'

it('shows the form values as a card and in full', () => {
  const values = {
    ...startValues('camp', 'submit'),
    name: ' Camp Lark ',
    description: 'Bring **lunch**.',
    categories: ['STEM', 'Music', 'Arts'],
    city: 'Dublin',
    state: 'CA',
    hasScholarship: true,
    applicationDeadline: '2027-03-10',
  }
  render(<ListingPreview kind="camp" values={values} photo={null} />)
  const card = screen.getByRole('article').textContent
  for (const text of ['Camp Lark', 'Bring lunch.', 'STEM', '+1 more', 'Dublin, CA'])
    expect(card).toContain(text)
  expect(screen.getByRole('region', { name: 'About' }).querySelector('strong')?.textContent).toBe('lunch')
  const details = screen.getByRole('region', { name: 'Details' }).textContent
  expect(details).toContain('Yes')
  expect(details).toMatch(/Mar(ch)? 10, 2027/)
})

it.each([
  [
    'job',
    { compensation: 'Hourly Wage', salaryMin: '22', salaryMax: '30', salaryType: 'hourly', minimumAge: '15' },
    ['$22–30/hr', 'Ages 15+'],
    ['Pay$22–30/hr', 'Ages15+'],
  ],
  ['camp', { costRange: '< $1000', minimumAge: '' }, ['Under $1,000'], ['CostUnder $1,000']],
  [
    'event',
    { eventDate: '2027-03-10', startTime: '18:00', endTime: '19:30', ageRange: '14 to 18' },
    ['6:00 PM', 'Ages 14–18'],
    ['Start time6:00 PM', 'End time7:30 PM'],
  ],
] as const)('shows a %s in the words of the lists', (kind, given, onCard, inDetails) => {
  const values = { ...startValues(kind, 'submit'), ...given }
  render(<ListingPreview kind={kind} values={values} photo={null} />)
  for (const text of onCard) expect(screen.getByRole('article').textContent).toContain(text)
  const details = screen.getByRole('region', { name: 'Details' }).textContent
  for (const text of inDetails) expect(details).toContain(text)
})

it.each<[Kind, FormValues, string[]]>([
  [
    'job',
    { compensation: 'Commission-based', compensationRange: '10% of sales', salaryMin: '1000' },
    ['10% of sales', '1000'],
  ],
  ['job', { compensation: 'Unpaid', salaryMin: '20' }, ['Unpaid', '20']],
  ['internship', { salaryType: 'hourly', tuition: 'none' }, ['hourly', 'none']],
  ['event', { targetAudience: ['High School'], cost: 'N/A' }, ['High School', 'N/A']],
])('shows all that was filled in for a %s once', (kind, given, inDetails) => {
  render(<ListingPreview kind={kind} values={{ ...startValues(kind, 'submit'), ...given }} photo={null} />)
  const details = screen.getByRole('region', { name: 'Details' }).textContent
  for (const text of inDetails) expect(details.toLowerCase().split(text.toLowerCase())).toHaveLength(2)
})

it.each(kindNames)('shows a placeholder for an empty %s form', (kind) => {
  render(<ListingPreview kind={kind} values={startValues(kind, 'submit')} photo={null} />)
  const { fields, title } = kindOf(kind)
  expect(screen.getByRole('article').textContent).toContain(fields[title]?.label)
})
