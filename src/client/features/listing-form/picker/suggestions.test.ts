import { describe, expect, it } from 'vitest'
import { cleanTerm, optionNamed, suggestionsFor, withTerm } from './suggestions.ts'

const groups = [
  { title: 'Mathematics', options: ['Algebra', 'Linear Algebra', 'Calculus'] },
  { title: 'Music', options: ['Piano', 'Café Music'], isHidden: true },
]

describe('suggestions', () => {
  it('show the selected categories until the user types', () => {
    expect(suggestionsFor(groups, '', true).groups.map(({ title }) => title)).toEqual(['Mathematics'])
    expect(suggestionsFor(groups, 'pia', true).groups).toEqual([{ title: 'Music', options: ['Piano'] }])
  })

  it('rank prefix matches first and ignore case and accents', () => {
    expect(suggestionsFor(groups, 'ALG', true).groups[0]?.options).toEqual(['Algebra', 'Linear Algebra'])
    expect(suggestionsFor(groups, 'cafe', true).groups[0]?.options).toEqual(['Café Music'])
  })

  it('offer the typed text only when custom values are allowed and it is not an option', () => {
    expect(suggestionsFor(groups, ' Knitting ', true).custom).toBe('Knitting')
    expect(suggestionsFor(groups, 'algebra', true).custom).toBeNull()
    expect(suggestionsFor(groups, 'Knitting', false).custom).toBeNull()
    expect(suggestionsFor(groups, '  ', true).custom).toBeNull()
  })
})

it('a fully typed option is recognized', () => {
  expect(optionNamed(groups, ' linear ALGEBRA ')).toBe('Linear Algebra')
  expect(optionNamed(groups, 'linear')).toBeUndefined()
})

it('a term is added once, ignoring case, without semicolons', () => {
  expect(withTerm(['Algebra'], 'ALGEBRA')).toEqual(['Algebra'])
  expect(withTerm(['Algebra'], 'Piano')).toEqual(['Algebra', 'Piano'])
  expect(withTerm(['Algebra'], '')).toEqual(['Algebra'])
  expect(cleanTerm(' a;b  c ')).toBe('a b c')
})
