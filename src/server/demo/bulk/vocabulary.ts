import { searchWords } from '#shared/listings/search.ts'
import { campEntries } from '../content/camps.ts'
import { eventEntries } from '../content/events.ts'
import { internshipEntries } from '../content/internships.ts'
import { jobEntries } from '../content/jobs.ts'
import { tutoringEntries } from '../content/tutoring.ts'
import { createRandom, type Random } from '../random.ts'

const size = 8000

/**
 * Several thousand words, the most frequent first: those that the hand-written listings use, then invented ones that
 * sound like words.
 */
export function createVocabulary(): string[] {
  const uses = new Map<string, number>()
  for (const { text } of entries) {
    for (const word of searchWords(text)) {
      if (/^[a-z]{4,}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
    }
  }
  const known = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word)
  const words = new Set(known)
  const random = createRandom('vocabulary')
  while (words.size < size) words.add(inventedWord(random))
  return [...words]
}

const entries = [...tutoringEntries, ...campEntries, ...internshipEntries, ...jobEntries, ...eventEntries]

const starts = 'b br c ch cl d dr f fl g gr h j k l m n p pl qu r s sh st t th tr v w z'.split(' ')
const middles = 'a e i o u ai ea ee oa ou'.split(' ')
const ends = 'b ck d ft l ll m mp n nd ng nt p r rd rn s st t th x'.split(' ')

/** Some of a hundred thousand, none of them rude in English as far as anyone has noticed. */
export function inventedWord(random: Random): string {
  const syllable = () => `${random.pick(starts)}${random.pick(middles)}`
  return `${syllable()}${syllable()}${random.pick(ends)}`
}
