import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('a slug has the words of a name, without accents and punctuation', () => {
  expect(slugOf('Robotics & Código Camp!')).toBe('robotics-codigo-camp')
  expect(slugOf('  --  ')).toBe('')
  expect(slugOf('数学')).toBe('')
})

test('a long slug ends after a whole word', () => {
  const slug = slugOf('word '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(60)
  expect(slug).toMatch(/^(word-)+word$/)
  expect(slugOf('x'.repeat(100))).toHaveLength(60)
})
