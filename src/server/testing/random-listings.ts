import fc from 'fast-check'
import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { distances } from '#shared/rules/distance.ts'

const cities = ['Dublin', 'Danville', 'Pleasanton', 'San Ramon', 'san leandro', 'Élmira', '100%_real\\']
const words = [
  'Oak',
  'oak',
  'River',
  'Calculus',
  'Robotics',
  'Piano',
  'C++',
  'Café',
  "Women's",
  'Ärger',
  'études',
  'Zoe',
]
const days = ['2026-01-10', '2026-11-14', '2026-11-15', '2026-11-16', '2027-02-28', '2027-06-01']
/** In the region, and across the country. */
const zips = ['94568', '94566', '94550', '94526', '94102', '95014', '10001']
const openSubjects = ['Algebra', 'algebra', 'Calculus', 'PYTHON', 'Piano']

const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '))

/** Field values with few distinct values and many nulls, so that listings share values. */
const arbitraryOf = (name: string, field: Field): fc.Arbitrary<FieldValue> => {
  const orNull = <T extends FieldValue>(some: fc.Arbitrary<T>): fc.Arbitrary<FieldValue> =>
    field.required ? some : fc.option(some, { nil: null, freq: 3 })
  switch (field.type) {
    case 'list': {
      const options = field.open ? openSubjects : field.options.slice(0, 6)
      return fc.uniqueArray(fc.constantFrom(...options), { minLength: field.required ? 1 : 0, maxLength: 3 })
    }
    case 'choice':
      return orNull(fc.constantFrom(...field.options.slice(0, 7)))
    case 'flag':
      return orNull(fc.boolean())
    case 'whole':
      return orNull(fc.integer({ min: field.min, max: Math.min(field.max, field.min + 4) }))
    case 'day':
      return orNull(fc.constantFrom(...days))
    case 'zip':
      return orNull(fc.constantFrom(...zips))
    case 'degrees':
      return fc.option(degreesAround(name === 'latitude' ? 37.7 : -121.9), { nil: null, freq: 2 })
    case 'text':
    case 'longText':
      return orNull(name === 'city' ? fc.constantFrom(...cities) : sentence)
    default:
      return fc.constant(field.required ? 'someone@example.org' : null)
  }
}

const degreesAround = (middle: number) =>
  fc.integer({ min: -4000, max: 4000 }).map((steps) => Number((middle + steps / 5000).toFixed(4)))

/** No place, a ZIP code or coordinates; with a radius, a bounding box, or neither. */
const randomPlace: fc.Arbitrary<Record<string, string>> = fc
  .record({
    place: fc.oneof(
      fc.constant({}),
      fc.constantFrom(...zips).map((zipcode) => ({ zipcode })),
      fc
        .tuple(degreesAround(37.7), degreesAround(-121.9))
        .map(([lat, lng]) => ({ lat: lat.toFixed(2), lng: lng.toFixed(2) })),
    ),
    distance: fc.constantFrom('any', ...distances.map(String)),
    isSorted: fc.boolean(),
    hideRemote: fc.constantFrom('', 'true', 'false'),
    bounds: fc.constantFrom('', '', '37.5,-122.2,37.9,-121.7', '37,-123,38,-121.9'),
  })
  .map(({ place, distance, isSorted, hideRemote, bounds }) => ({
    ...place,
    ...(Object.keys(place).length > 0 && { distance, ...(isSorted && { sortBy: 'distance' }) }),
    hideRemote,
    bounds,
  }))

export const randomValues = (kind: Kind): fc.Arbitrary<Record<string, FieldValue>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(kindOf(kind).fields).map(([name, field]) => [name, arbitraryOf(name, field)] as const),
    ),
  )

/** A random list query with up to three filters, with and without search words and a place. */
export const randomQuery = (kind: Kind): fc.Arbitrary<URLSearchParams> => {
  const { filters, fields, sorts, closes, runs } = kindOf(kind)
  const filterValues = filters.map((filter) => {
    const field = fields[filter.field]
    const one: fc.Arbitrary<string> =
      filter.op === 'is'
        ? fc.constantFrom('true', 'false')
        : filter.op === 'prefix'
          ? fc.constantFrom('d', 'Da', 'SAN', 'san r', 'el', 'É', '100%', '_', '%')
          : filter.op === 'atMost'
            ? fc.integer({ min: 0, max: 18 }).map(String)
            : filter.op === 'onDay'
              ? fc.constantFrom(...days)
              : field?.type === 'whole'
                ? fc.constantFrom('1', '2', '3', '4')
                : field?.type === 'list' && field.open
                  ? fc.constantFrom('ALGEBRA', 'calculus', 'Python', 'none')
                  : fc.constantFrom(...(field && 'options' in field ? field.options.slice(0, 7) : []))
    const isSingle = filter.op === 'is' || filter.op === 'atMost' || filter.op === 'onDay'
    const several = fc.array(one, { minLength: 1, maxLength: isSingle ? 1 : 3 }).map((some) => some.join(','))
    return several.map((value) => [filter.param, value] as const)
  })
  return fc
    .record({
      chosen: fc.subarray(filterValues, { maxLength: 3 }).chain((some) => fc.tuple(...some)),
      search: fc.option(
        fc.constantFrom('oak', 'river calc', 'PIAN', 'cafe', 'c++', 'arger zoe', 'women', 'stem', '!!'),
        {
          nil: null,
          freq: 2,
        },
      ),
      sortBy: fc.constantFrom(...sorts),
      sortOrder: fc.constantFrom('asc', 'desc'),
      hideClosed: fc.boolean(),
      place: randomPlace,
      from: fc.option(fc.constantFrom(...days), { nil: '', freq: 3 }),
      to: fc.constantFrom('', '', '2027-06-01', '2027-12-31'),
    })
    .map(({ chosen, search, sortBy, sortOrder, hideClosed, place, from, to }) => {
      const params = new URLSearchParams(chosen.map(([name, value]): [string, string] => [name, value]))
      params.set('sortBy', sortBy)
      params.set('sortOrder', sortOrder)
      if (search !== null) params.set('search', search)
      if (hideClosed && closes.length > 0) params.set('hideClosed', 'true')
      if (runs !== null) {
        params.set('from', from)
        params.set('to', to)
      }
      for (const [name, value] of Object.entries(place)) params.set(name, value)
      return params
    })
}
