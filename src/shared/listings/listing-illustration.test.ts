import { describe, expect, test } from 'vitest'
import { drawings } from '../illustrations/drawings.ts'
import { kindNames, kindOf } from './kinds.ts'
import { listingIllustration } from './listing-illustration.ts'

const drawingOf = (kind: (typeof kindNames)[number], ...categories: string[]) =>
  listingIllustration({ kind, id: 1, categories }).drawing

describe('the illustration of a listing', () => {
  test.each(kindNames)('every category of %s has a drawing', (kind) => {
    const { fields, categories: name, categoryDrawings } = kindOf(kind)
    const field = fields[name]
    const categories = field?.type === 'list' ? field.options : []
    expect(Object.keys(categoryDrawings).sort()).toEqual([...categories].sort())
    for (const category of categories) expect(drawings[drawingOf(kind, category)], category).toBeDefined()
  })

  test('the first category selects the drawing', () => {
    expect(drawingOf('camp', 'Music', 'STEM')).toBe('music-notes')
  })

  test('a listing without a category, or with a retired one, shows the drawing of its kind', () => {
    expect(drawingOf('camp')).toBe('tent')
    expect(drawingOf('camp', 'Alchemy')).toBe('tent')
  })

  test('a listing always looks the same, and the next one has other colors', () => {
    const looks = Array.from({ length: 50 }, (_, id) =>
      listingIllustration({ kind: 'job', id, categories: ['Creative & Design'] }),
    )
    for (const [id, look] of looks.entries()) {
      expect(listingIllustration({ kind: 'job', id, categories: ['Creative & Design'] })).toEqual(look)
      expect(looks[id + 1]?.palette, `after ${id}`).not.toBe(look.palette)
    }
  })
})
