import type { Values } from '#shared/listings/define-kind.ts'
import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { withDerivedValues } from '#shared/listings/schemas.ts'
import { plusDays } from '#shared/rules/calendar-day.ts'
import { loadDemoContent } from '../demo-content.ts'
import { createRandom, type Random } from '../random.ts'
import { createVocabulary, createZipf, inventedWord } from './word-source.ts'

/** Generates listings for load tests. Words, categories and places have realistic frequencies; the text is nonsense. */
export async function createBulkValues({ seed, today }: { seed: number; today: string }) {
  const entries = (await loadDemoContent()).listings.map(({ fields }) => fields)
  const random = createRandom(seed)
  const vocabulary = createVocabulary(entries.map(({ description }) => String(description)))
  // The most common word is then in about a fifth of the listings, the rarest in a few out of 100,000.
  const drawWord = createZipf(vocabulary, { flatness: 190, exponent: 2.1 })
  const options = new Map<readonly string[], ReturnType<typeof createZipf<string>>>()
  const word = () => drawWord(random)
  const day = (from: number, to: number) => plusDays(today, random.whole(from, to))

  return (kind: Kind): Values => {
    const { fields, title, organization } = kindOf(kind)
    const { city = null, state = null, zipcode = null } = random.pick(entries)
    const invented = inventedWord(random)
    const name = `${capitalized(invented)} ${capitalized(word())}`
    const given: Values = {
      city,
      state,
      zipcode,
      [title]: organization === null ? name : `${capitalized(word())} ${word()}`,
      ...(organization === null ? {} : { [organization]: name }),
      description: nonsense(word, random),
      address: `${random.whole(11, 998)} ${capitalized(word())} Street`,
      website: `https://${invented}.example.org`,
      email: `hello@${invented}.example.org`,
      organizerEmail: `hello@${invented}.example.org`,
      phone: `(925) 555-01${random.whole(10, 99)}`,
      venue: `${capitalized(word())} Hall`,
      cost: random.chance(0.5) ? 'Free' : `$${random.whole(5, 60)}`,
      eventDate: day(-60, 180),
    }
    const values: Values = {}
    for (const [name, field] of Object.entries(fields)) {
      const isWanted = field.required !== undefined || random.chance(0.7)
      values[name] = isWanted && name in given ? (given[name] ?? null) : drawn(field, isWanted)
    }
    return withDerivedValues(values)
  }

  function drawn(field: Field, isWanted: boolean): FieldValue {
    if (field.type === 'list')
      return isWanted
        ? [...new Set(Array.from({ length: random.whole(1, 3) }, () => option(field.options)))]
        : []
    if (!isWanted) return field.type === 'flag' ? (field.initial ?? null) : null
    if (field.type === 'choice') return option(field.options)
    if (field.type === 'flag') return random.chance(0.5)
    if (field.type === 'whole') return random.whole(field.min, field.max)
    if (field.type === 'day') return day(-40, 200)
    return field.type === 'time' ? `${random.whole(8, 19)}:30`.padStart(5, '0') : null
  }

  function option(choices: readonly string[]) {
    const draw = options.get(choices) ?? createZipf(choices, { flatness: 2, exponent: 1 })
    options.set(choices, draw)
    return draw(random)
  }
}

const stopWords = 'the and for with of to in on at from our your every'.split(' ')

/** About 14 to 100 words in two to seven sentences; every third is a stop word, as in English. */
function nonsense(word: () => string, random: Random) {
  const sentences = Array.from({ length: random.whole(2, 7) }, () => {
    const wordOrStopWord = () => (random.chance(0.33) ? random.pick(stopWords) : word())
    const rest = Array.from({ length: random.whole(6, 13) }, wordOrStopWord)
    return `${capitalized(word())} ${rest.join(' ')}.`
  })
  return sentences.join(' ')
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
