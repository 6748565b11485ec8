import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOf, type ListingKind, listingKinds } from '#shared/listings/kinds.ts'
import { hasDeadlines, initialListState, type ListState, offeredFilters, pageSizes } from './list-state.ts'
import { isSingle, listingUrl, readListState, writeListState } from './list-url.ts'
import { distanceChoices, type NearState } from './near-state.ts'

const aKind = fc.constantFrom(...listingKinds)
const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\0,]/g, '').trim())

const someValues = (kind: ListingKind, filter: ReturnType<typeof offeredFilters>[number]) => {
  const field = kindOf(kind).fields[filter.field]
  const free = filter.op === 'prefix' || (field?.type === 'list' && field.open)
  const options =
    filter.op === 'is'
      ? ['true', 'false']
      : filter.op === 'atMost'
        ? ['14', '15']
        : field?.type === 'whole'
          ? Object.keys(field.labels ?? {})
          : field?.type === 'list' || field?.type === 'choice'
            ? [...field.options]
            : []
  const value = free ? words.filter((text) => text !== '') : fc.constantFrom(...options)
  const one = isSingle(filter) || filter.op === 'prefix'
  return fc.uniqueArray(value, { minLength: 1, maxLength: one ? 1 : 5 })
}

const aDay = fc.constantFrom('', '2027-06-01', '2027-07-31')

const aNear = (kind: ListingKind): fc.Arbitrary<NearState> =>
  fc
    .record({
      zipcode: fc.constantFrom('', '94568', '94568-1234', '945'),
      at: fc.constantFrom('', '', '37.70,-121.94'),
      distance: fc.constantFrom(...distanceChoices),
      hideRemote: fc.boolean(),
      from: kindOf(kind).runs ? aDay : fc.constant(''),
      to: kindOf(kind).runs ? aDay : fc.constant(''),
      show: fc.constantFrom('list' as const, 'map' as const),
      bounds: fc.constantFrom('', '37.6000,-122.1000,37.8000,-121.8000'),
    })
    .map((near) => (near.at === '' ? near : { ...near, zipcode: '' }))
    .map((near) => (near.from !== '' && near.to < near.from ? { ...near, to: '' } : near))

const aState = (kind: ListingKind): fc.Arbitrary<ListState> =>
  fc
    .record({
      search: words,
      exactSearch: fc.boolean(),
      filters: fc
        .tuple(
          ...offeredFilters(kind).map((filter) =>
            fc.option(someValues(kind, filter).map((values) => [filter.param, values] as const)),
          ),
        )
        .map((chosen) => Object.fromEntries(chosen.filter((entry) => entry !== null))),
      near: aNear(kind),
      hideClosed: hasDeadlines(kind) ? fc.boolean() : fc.constant(false),
      sort: fc.option(
        fc.record({
          by: fc.constantFrom(...kindOf(kind).sorts, 'distance'),
          order: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      ),
      page: fc.integer({ min: 1, max: 100_000_000 }),
      limit: fc.constantFrom(...pageSizes),
      view: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    })
    .map((state) => ({ ...state, exactSearch: state.exactSearch && state.search !== '' }))

const aKindAndState = aKind.chain((kind) => fc.tuple(fc.constant(kind), aState(kind)))

describe('the URL of a listing screen', () => {
  it('round-trips every state', () => {
    fc.assert(
      fc.property(aKindAndState, ([kind, state]) => {
        expect(readListState(kind, writeListState(kind, state))).toEqual(state)
      }),
      { numRuns: 500 },
    )
  })

  it('yields a stable state for any input', () => {
    const names = [
      'search',
      'categories',
      'types',
      'cost',
      'state',
      'sortBy',
      'sortOrder',
      'page',
      'limit',
      'view',
    ]
    const pair = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
    const query = fc.array(pair).map((pairs) => new URLSearchParams(pairs).toString())
    fc.assert(
      fc.property(aKind, fc.oneof(query, fc.string()), (kind, text) => {
        const state = readListState(kind, text)
        expect(readListState(kind, writeListState(kind, state))).toEqual(state)
      }),
    )
  })

  it('is empty by default', () => {
    for (const kind of listingKinds) {
      expect(writeListState(kind, initialListState)).toBe('')
      expect(readListState(kind, '')).toEqual(initialListState)
    }
  })

  it('is readable', () => {
    const state = readListState(
      'camp',
      '?categories=STEM,Music&cost=FREE&sortBy=costRange&sortOrder=asc&page=2&limit=10&view=camp-12',
    )
    expect(writeListState('camp', state)).toBe(
      'categories=STEM,Music&cost=FREE&sortBy=costRange&sortOrder=asc&page=2&limit=10&view=camp-12',
    )
    expect(listingUrl('camp', 12)).toBe('/summer-camps?view=camp-12')
  })

  it.each([
    'page=0',
    'page=-1',
    'page=two',
    'page=99999999999',
    'limit=7',
    'sortBy=password&sortOrder=asc',
    'sortOrder=asc',
    'categories=Nonsense',
    'categories=,,',
    'selectivityLevel=9',
    'selectivityLevel=toString',
    'hasScholarship=maybe',
    'state=ZZ',
    'hideClosed=yes',
    'view=job-12',
    'view=camp-',
    'view=camp-0',
    'view=camp-12x',
    'search=%00',
    'exactSearch=true',
  ])('ignores %s', (query) => {
    expect(readListState('camp', query)).toEqual(initialListState)
  })

  it('drops a last day before the first', () => {
    expect(readListState('camp', 'from=2027-07-01&to=2027-06-01').near).toMatchObject({
      from: '2027-07-01',
      to: '',
    })
  })

  it('truncates long text between characters', () => {
    const state = readListState('camp', `search=${'a'.repeat(199)}🦊`)
    expect(state.search).toBe('a'.repeat(199))
  })

  it('accepts filter aliases and uses the first value of a single choice', () => {
    expect(readListState('internship', 'categories=STEM').filters).toEqual({ types: ['STEM'] })
    expect(readListState('camp', 'difficultyLevel=2').filters).toEqual({ selectivityLevel: ['2'] })
    expect(readListState('camp', 'state=CA,NV').filters).toEqual({ state: ['CA'] })
  })

  it('ignores deadline parameters for tutors', () => {
    expect(readListState('tutoring', 'hideClosed=true&sortBy=deadline')).toEqual(initialListState)
  })
})
