import { describe, expect, test } from 'vitest'
import { kindNames } from '#shared/listings/kinds.ts'
import { submitSchema } from '#shared/listings/schemas.ts'
import { searchWords } from '#shared/listings/search.ts'
import { createBulkValues } from './bulk-values.ts'

const today = '2027-03-01'

describe('bulk listings', () => {
  test('the same seed makes the same listings, another seed others', async () => {
    const draw = async (seed: number) => {
      const valuesOf = await createBulkValues({ seed, today })
      return kindNames.flatMap((kind) => [valuesOf(kind), valuesOf(kind)])
    }
    expect(await draw(1)).toEqual(await draw(1))
    expect(await draw(1)).not.toEqual(await draw(2))
  })

  test.each(kindNames)('every %s is one that the forms would accept', async (kind) => {
    const valuesOf = await createBulkValues({ seed: 3, today })
    const schema = submitSchema(kind)
    for (let round = 0; round < 200; round += 1) {
      const values = valuesOf(kind)
      expect(schema.safeParse(values)).toMatchObject({ success: true, data: values })
    }
  })

  test('a common word is in about a fifth of them, most words are rare', async () => {
    const valuesOf = await createBulkValues({ seed: 4, today })
    const rows = 5000
    const uses = new Map<string, number>()
    for (let row = 0; row < rows; row += 1) {
      const { name, description } = valuesOf('tutoring')
      for (const word of new Set(searchWords(`${name} ${description}`)))
        uses.set(word, (uses.get(word) ?? 0) + 1)
    }
    for (const stopWord of 'the and for with of to in on at from our your every'.split(' '))
      uses.delete(stopWord)
    const counts = [...uses.values()].sort((a, b) => a - b)
    expect((counts.at(-1) ?? 0) / rows).toBeGreaterThan(0.14)
    expect((counts.at(-1) ?? 0) / rows).toBeLessThan(0.26)
    expect(counts.length).toBeGreaterThan(6000)
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(10)
  })
})
