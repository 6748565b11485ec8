import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { insertListings } from '#server/listings/listing-inserts.repository.ts'
import { sendCsv } from '#server/testing/send-csv.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import type { Field } from '#shared/listings/fields.ts'
import { kindOf, type ListingKind, listingKinds } from '#shared/listings/kinds.ts'
import { problemsOf, submitSchema, withDerivedValues } from '#shared/listings/schemas.ts'

const t = useTestApp()

it.each(listingKinds)(
  'what is exported of %s imports elsewhere and is exported byte for byte the same',
  { timeout: 60_000 },
  async (kind) => {
    const { path } = kindOf(kind).names
    await fc.assert(
      fc.asyncProperty(fc.array(hostileListing(kind), { minLength: 1, maxLength: 12 }), async (some) => {
        const admin = await t.anAdmin()
        await t.db.delete(listings)
        await insertListings(t.db, kind, some.map(live))
        const exported = (await admin.get(`/api/admin/export/${path}`)).body as string
        await t.db.delete(listings)
        const { errors, imported } = await sendCsv(admin, path, exported)
        expect({ errors, imported }).toEqual({ errors: [], imported: some.length })
        expect((await admin.get(`/api/admin/export/${path}`)).body).toBe(exported)
      }),
      { numRuns: 5 },
    )
  },
)

const live = (values: Values, at: number) => ({
  // Two that are the same listing would be refused, rightly.
  values: { ...values, city: `City ${at}` },
  userId: null,
  isApproved: true,
  isActive: true,
  submittedAt: t.clock.now(),
  approvedAt: t.clock.now(),
  createdAt: t.clock.now(),
})

/** Everything that CSV, spreadsheets, JSON, SQL and Unicode are known to stumble over. */
const hostile = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "'=x",
    "''-q",
    '+1 925',
    '-2',
    '@a',
    '\t=1',
    "'",
    "'''",
    '"',
    '""',
    ',',
    'a;b',
    'sep=;',
    'NULL',
    'null',
    'true',
    '0',
    '{a,b}',
    '\\N',
    '\\',
    '\\u0000',
    "'; drop table listings; --",
    '<script>alert(1)</script>',
    'reasons',
    '\u202eright',
    '\ufeffmark',
    'Ää ẞ ß',
    '👩‍🎓🇺🇸',
    '한국어',
    '\u00a0 x \u2003',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('"', "'", ',', ';', '\r', '\n', '\t', ' ', '=', '+', 'a'),
    maxLength: 12,
  }),
)

const hostileListing = (kind: ListingKind): fc.Arbitrary<Values> => {
  const { fields } = kindOf(kind)
  const schema = submitSchema(kind)
  return fc
    .record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, cellOf(field)])))
    .map((values) => schema.safeParse(values))
    .filter((parsed) => parsed.success)
    .map((parsed) => withDerivedValues(parsed.data as Values))
    .filter((values) => problemsOf(values).length === 0)
}

const cellOf = (field: Field): fc.Arbitrary<unknown> => {
  const orBlank = (some: fc.Arbitrary<unknown>) => (field.required ? some : fc.option(some, { nil: null }))
  switch (field.type) {
    case 'list':
      return field.open
        ? fc.array(fc.oneof(fc.constantFrom(...field.options), hostile.map(withoutJoint)), { maxLength: 4 })
        : fc.uniqueArray(fc.constantFrom(...field.options), {
            minLength: field.required ? 1 : 0,
            maxLength: 3,
          })
    case 'choice':
      return orBlank(fc.constantFrom(...field.options))
    case 'flag':
      return orBlank(fc.boolean())
    case 'whole':
      return orBlank(fc.integer({ min: field.min, max: field.max }))
    case 'money':
      return orBlank(fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100))
    case 'day':
      return orBlank(fc.constantFrom('2027-01-01', '2028-02-29', '1999-12-31'))
    case 'url':
      return orBlank(
        fc.constantFrom('https://example.org/=1,2;3?"q"=\'x\'', 'http://é.example.org', 'example.org'),
      )
    case 'email':
      return orBlank(fc.constantFrom('a+b@example.org', '=x@example.org', '-y@example.org'))
    case 'zip':
      return orBlank(fc.constantFrom('01234', '94568-0001'))
    case 'photo':
      return fc.constant(null)
    default:
      return orBlank(hostile.map((text) => (field.required ? `${text}.` : text).replaceAll('\0', '')))
  }
}

const withoutJoint = (text: string) => text.replace(/[;\0]/g, '')
