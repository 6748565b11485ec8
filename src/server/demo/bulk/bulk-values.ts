import type { Values } from '#shared/listings/define-kind.ts'
import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { completed } from '#shared/listings/schemas.ts'
import { plusDays } from '../calendar.ts'
import { whereaboutsIn } from '../contact-details.ts'
import { type PlaceName, places } from '../places.ts'
import { createRandom, type Random } from '../random.ts'
import { createFrequencies } from './frequencies.ts'
import { createVocabulary, inventedWord } from './vocabulary.ts'

/** Makes listings for load work: nobody reads them, but words, categories and places occur as often as real ones do. */
export function createBulkValues({ seed, today }: { seed: number; today: string }) {
  const random = createRandom(seed)
  const vocabulary = createVocabulary()
  // A common word is then in about a fifth of the listings, and the rarest in a few out of a hundred thousand.
  const drawWord = createFrequencies(vocabulary.length, { evenness: 190, steepness: 2.1 })
  const drawPlace = createFrequencies(placeNames.length, { evenness: 3, steepness: 1.2 })
  const drawOption = memoized((length: number) => createFrequencies(length, { evenness: 2, steepness: 1 }))

  const word = () => vocabulary[drawWord(random)] ?? ''
  const option = (options: readonly string[]) => options[drawOption(options.length)(random)] ?? ''
  // Every day that a listing may name, made once: there are few, and they are asked for often.
  const days = Array.from({ length: 300 }, (_, index) => plusDays(today, index - 80))
  const day = (offset: number) => days[offset + 80] ?? today
  const fieldsOf = memoized((fields: Readonly<Record<string, Field>>) => Object.entries(fields))

  return (kind: Kind): Values => {
    const { fields, title, organization } = kindOf(kind)
    const place = placeNames[drawPlace(random)] ?? 'Pleasanton'
    const invented = inventedWord(random)
    const name = `${capitalized(invented)} ${capitalized(word())}`
    const given: Values = {
      ...whereaboutsIn(place, random),
      description: paragraphs(word, random),
      website: `https://${invented}.example.org`,
      email: `hello@${invented}.example.org`,
      organizerEmail: `hello@${invented}.example.org`,
      phone: `(${places[place].areaCode}) 555-01${random.whole(10, 99)}`,
      venue: `${capitalized(word())} Hall`,
      cost: random.chance(0.5) ? 'Free' : `$${random.whole(5, 60)}`,
      eventDate: day(random.whole(-60, 180)),
    }
    given[title] = organization === null ? name : `${capitalized(word())} ${word()}`
    if (organization !== null) given[organization] = name

    const values: Values = {}
    for (const [key, field] of fieldsOf(fields)) {
      const isWanted = field.required !== undefined || random.chance(0.7)
      values[key] = isWanted && key in given ? (given[key] ?? null) : drawn(field, isWanted)
    }
    return completed(values)
  }

  function drawn(field: Field, isWanted: boolean): FieldValue {
    if (field.type === 'list') {
      const some = Array.from({ length: random.whole(1, 3) }, () => option(field.options))
      return isWanted ? [...new Set(some)] : []
    }
    if (!isWanted) return field.type === 'flag' ? (field.initial ?? null) : null
    switch (field.type) {
      case 'choice':
        return option(field.options)
      case 'flag':
        return random.chance(0.5)
      case 'whole':
        return random.whole(field.min, field.max)
      case 'day':
        return day(random.whole(-40, 200))
      case 'time':
        return `${random.whole(8, 19)}:30`.padStart(5, '0')
      default:
        return null
    }
  }
}

const placeNames = Object.keys(places) as PlaceName[]
const joints = 'the and for with of to in on at from our your every'.split(' ')

/** Fourteen to about a hundred words, every third of them one of the little words that hold sentences together. */
function paragraphs(word: () => string, random: Random) {
  const count = random.whole(2, 7)
  let text = ''
  for (let sentence = 0; sentence < count; sentence += 1) {
    if (sentence > 0) text += sentence === 4 ? '\n\n' : ' '
    text += capitalized(word())
    for (let left = random.whole(6, 13); left > 0; left -= 1) {
      text += ` ${random.chance(0.33) ? random.pick(joints) : word()}`
    }
    text += '.'
  }
  return text
}

function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function memoized<K, T>(make: (key: K) => T) {
  const made = new Map<K, T>()
  return (key: K): T => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
