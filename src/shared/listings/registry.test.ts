import { describe, expect, it } from 'vitest'
import { kindNames, kindOf, parseKind } from './kinds.ts'

describe.each(kindNames)('the kind %s', (name) => {
  const kind = kindOf(name)
  const fields = Object.keys(kind.fields)

  it('is stored under the name that the registry gives it', () => {
    expect(kind.names.listingType).toBe(name)
  })

  it('refers only to fields that it has', () => {
    const named = [
      kind.title,
      kind.categories,
      ...(kind.organization === null ? [] : [kind.organization]),
      ...(kind.subtitle === null ? [] : [kind.subtitle]),
      ...kind.opens,
      ...kind.closes,
      ...kind.filters.map((filter) => filter.field),
      ...kind.sections.flatMap((section) => section.fields),
      ...Object.keys(kind.example),
      ...Object.values(kind.fields).flatMap((field) => field.onlyWhen ?? []),
      ...Object.values(kind.fields).flatMap((field) => (field.type === 'list' && field.groups?.by) || []),
    ]
    expect(named.filter((field) => !fields.includes(field))).toEqual([])
  })

  it('has every form field in exactly one section', () => {
    const inSections = kind.sections.flatMap((section) => section.fields)
    const expected = fields.filter((field) => kind.fields[field]?.forms !== 'none')
    expect([...inSections].sort()).toEqual([...expected].sort())
  })

  it('has one parameter name for each filter', () => {
    const params = kind.filters.flatMap((filter) => [filter.param, ...(filter.aliases ?? [])])
    expect(new Set(params).size).toBe(params.length)
  })

  it('filters only fields of a supported type', () => {
    const supported: Record<string, string[]> = {
      overlaps: ['list'],
      overlapsFolded: ['list'],
      in: ['choice', 'whole'],
      is: ['flag'],
      prefix: ['text'],
      atMost: ['whole'],
      onDay: ['day'],
    }
    for (const filter of kind.filters) expect(supported[filter.op]).toContain(kind.fields[filter.field]?.type)
  })

  it('gives an example for every CSV column and for no other', () => {
    expect(Object.keys(kind.example)).toEqual([...kind.csv])
  })

  it('has a CSV column for every field but the photo if it can be imported, and none otherwise', () => {
    expect(kind.csv).toEqual(kind.isImportable ? fields.filter((field) => field !== 'photoUrl') : [])
  })

  it('has the field eventDate if and only if it has dates', () => {
    expect(kind.fields.eventDate?.type === 'day').toBe(kind.hasDates)
  })

  it('offers its default sort', () => {
    expect(kind.sorts).toContain(kind.defaultSort.by)
  })

  it('is found by each of its names, singular and plural', () => {
    for (const known of [
      kind.names.listingType,
      kind.names.path,
      kind.names.adminType,
      kind.names.bookmark,
      kind.names.pending,
    ]) {
      expect(parseKind(known)).toBe(name)
    }
  })
})

it('no two kinds share a path, an admin name or a response key', () => {
  for (const key of ['path', 'adminType', 'rows', 'pending', 'bookmark', 'listingType'] as const) {
    const names = kindNames.map((kind) => kindOf(kind).names[key])
    expect(new Set(names).size).toBe(names.length)
  }
})

it('an unknown name has no kind', () => {
  expect(parseKind('constructor')).toBeNull()
  expect(parseKind('')).toBeNull()
})
