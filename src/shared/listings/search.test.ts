import { describe, expect, it } from 'vitest'
import { kindOf } from './kinds.ts'
import { fold, searchVector, searchWords, singularsOfPartialPlural, wordQueries } from './search.ts'

describe('search words', () => {
  it.each([
    ['C++ and C# tutors', ['c++', 'and', 'c#', 'tutor']],
    ["Women's classes", ['women', 'class']],
    ['Économie, café!', ['economie', 'cafe']],
    ['SAT/ACT-Prep 2027', ['sat', 'act', 'prep', '2027']],
    ['!!! %% \\ _', []],
  ])('%s', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('never contain a tsquery operator', () => {
    expect(searchWords(`a'b & !c | (d) <-> e:* \\f`).join('')).toMatch(/^[\p{L}\p{N}+#]*$/u)
  })
})

it('a vector has the weight of each occurrence of a word', () => {
  const { vector, words } = searchVector(kindOf('tutoring'), {
    name: 'Algebra Corner',
    city: 'Dublin',
    description: 'Algebra help',
    categories: ['Mathematics'],
    subjects: [],
  })
  expect(vector).toBe(
    "'algebra':1A,5D 'corner':2A 'mathematic':3B 'dublin':4C 'help':6D '=algebra' '=corner'",
  )
  expect(words).toEqual(['algebra', 'corner', 'dublin', 'help', 'mathematic'])
})

it('the last word of a query matches prefixes', () => {
  expect(wordQueries(['algebra', 'tut'])).toEqual(["'algebra'", "'tut':*"])
  expect(wordQueries(['film', 'studi'])).toEqual(["'film'", "('studi':* | 'study')"])
})

it.each([
  ['studies', ['study', 'studi', 'studie', 'stud']],
  ['teaches', ['teach', 'teache', 'teac']],
  ['classes', ['class', 'classe', 'clas']],
  ['boxes', ['box', 'boxe', 'bo']],
  ['tutors', ['tutor', 'tuto']],
  ['tennis', ['tennis', 'tenni']],
])('%s is found at every letter on the way to it', (written, typed) => {
  const [known = ''] = searchWords(written)
  for (const beginning of typed.flatMap(searchWords))
    expect(
      known.startsWith(beginning) || singularsOfPartialPlural(beginning).includes(known),
      beginning,
    ).toBe(true)
})

it('folding removes case and accents', () => {
  expect(fold('ÉCOLE Ñandú')).toBe('ecole nandu')
})
