import { describe, expect, it } from 'vitest'
import { cleanTerm, optionNamed, suggestionsFor, withTerm } from './suggestions.ts'

const groups = [
  { title: 'Mathematics', options: ['Algebra', 'Linear Algebra', 'Calculus'] },
  { title: 'Music', options: ['Piano', 'Café Music'], isHidden: true },
]

describe('suggestions', () => {
  it('are those of the chosen categories until somebody types', () => {
    expect(suggestionsFor(groups, '', true).groups.map(({ title }) => title)).toEqual(['Mathematics'])
    expect(suggestionsFor(groups, 'pia', true).groups).toEqual([{ title: 'Music', options: ['Piano'] }])
  })

  it('put what begins with the words before what holds them, without regard to case and accents', () => {
    expect(suggestionsFor(groups, 'ALG', true).groups[0]?.options).toEqual(['Algebra', 'Linear Algebra'])
    expect(suggestionsFor(groups, 'cafe', true).groups[0]?.options).toEqual(['Café Music'])
  })

  it('offer the words themselves only where that is allowed and they are not on the list', () => {
    expect(suggestionsFor(groups, ' Knitting ', true).custom).toBe('Knitting')
    expect(suggestionsFor(groups, 'algebra', true).custom).toBeNull()
    expect(suggestionsFor(groups, 'Knitting', false).custom).toBeNull()
    expect(suggestionsFor(groups, '  ', true).custom).toBeNull()
  })
})

it('an option is meant by whoever types it out', () => {
  expect(optionNamed(groups, ' linear ALGEBRA ')).toBe('Linear Algebra')
  expect(optionNamed(groups, 'linear')).toBeUndefined()
})

it('a term is chosen once, in whatever case, and never with a semicolon', () => {
  expect(withTerm(['Algebra'], 'ALGEBRA')).toEqual(['Algebra'])
  expect(withTerm(['Algebra'], 'Piano')).toEqual(['Algebra', 'Piano'])
  expect(withTerm(['Algebra'], '')).toEqual(['Algebra'])
  expect(cleanTerm(' a;b  c ')).toBe('a b c')
})
