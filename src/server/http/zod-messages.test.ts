import { expect, test } from 'vitest'
import { z } from 'zod'
import { installZodMessages } from './zod-messages.ts'

installZodMessages()

const form = z.object({
  firstName: z.string().min(1).max(5),
  email: z.email(),
  website: z.url(),
  age: z.number().int().min(14).max(25),
  grade: z.enum(['9', '10']),
  startsOn: z.iso.date(),
  tags: z.array(z.string()).max(1),
  agreed: z.boolean(),
})

const good = {
  firstName: 'Ana',
  email: 'ana@example.org',
  website: 'https://example.org',
  age: 15,
  grade: '9',
  startsOn: '2027-01-31',
  tags: [],
  agreed: true,
}

test.each([
  [{ firstName: undefined }, 'First name is required'],
  [{ firstName: '' }, 'First name is required'],
  [{ firstName: 'Anastasia' }, 'First name must have at most 5 characters'],
  [{ firstName: 7 }, 'First name must be text'],
  [{ email: 'ana' }, 'Email must be an email address'],
  [{ website: 'nowhere' }, 'Website must be a web address'],
  [{ age: 'x' }, 'Age must be a number'],
  [{ age: 15.5 }, 'Age must be a whole number'],
  [{ age: 3 }, 'Age must be 14 or more'],
  [{ grade: '13' }, 'Grade must be one of: 9, 10'],
  [{ grade: undefined }, 'Grade is required'],
  [{ startsOn: '31.1.2027' }, 'Starts on must be a date written like 2027-01-31'],
  [{ tags: ['a', 'b'] }, 'Tags must have at most one entry'],
  [{ tags: [null] }, 'Tags is required'],
  [{ agreed: 'yes' }, 'Agreed must be true or false'],
])('%j reads as a sentence', (wrong, words) => {
  const { error } = form.safeParse({ ...good, ...wrong })
  expect(error?.issues.map((issue) => issue.message)).toEqual([words])
})

test('words in the contract win', () => {
  expect(z.string('Please select a rating').safeParse(3).error?.issues[0]?.message).toBe(
    'Please select a rating',
  )
})
