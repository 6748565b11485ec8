import { expect, it } from 'vitest'
import { addTerms } from './add-terms.ts'

it('a term is trimmed and added once, ignoring case', () => {
  expect(addTerms([], '  Calculus ')).toEqual(['Calculus'])
  expect(addTerms(['Calculus'], 'calculus')).toEqual(['Calculus'])
  expect(addTerms(['Calculus'], '   ')).toEqual(['Calculus'])
})

it('a comma separates two terms', () => {
  expect(addTerms(['Java'], 'C++, java, Python,')).toEqual(['Java', 'C++', 'Python'])
})
