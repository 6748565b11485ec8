import type { KindShape, Values } from './define-kind.ts'

/** Text without case and accents: what searching and sorting compare. */
export const fold = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()

/** Most text has no sign that folding would change but capitals, and an import folds every word of it. */
const plain = /^[ -~\r\n\t]*$/

/** The words of a text as search sees them: folded, without plural endings, '+' and '#' kept for C++ and C#. */
export const searchWords = (text: string): string[] =>
  (
    fold(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
  ).map((word) => singular(word.slice(0, 60)))

/** Rough on purpose: both sides of a comparison go through it, so it only has to treat them alike. */
const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** The parts of a listing that search reads, the heaviest first. */
const searchParts = (kind: KindShape, values: Values): { text: string; weight: Weight }[] => {
  const textOf = (name: string | null) => (name === null ? '' : String(values[name] ?? ''))
  const lists = Object.entries(kind.fields)
    .filter(([name, field]) => field.type === 'list' && searchedLists.has(name))
    .map(([name]) => (values[name] as string[] | null) ?? [])
  return [
    { text: textOf(kind.title), weight: 'A' },
    { text: textOf(kind.organization), weight: 'B' },
    { text: lists.flat().join(' '), weight: 'B' },
    { text: textOf('city'), weight: 'C' },
    { text: textOf('description'), weight: 'D' },
  ]
}

const searchedLists = new Set(['categories', 'subjects', 'types', 'tags'])

/**
 * Every word of a listing with the weights it carries, as PostgreSQL writes a tsvector. The words of the title stand in it a
 * second time, behind a character that no word begins with.
 */
export const searchVector = (kind: KindShape, values: Values): { vector: string; words: string[] } => {
  const places = new Map<string, string[]>()
  let position = 0
  for (const { text, weight } of searchParts(kind, values)) {
    for (const word of searchWords(text)) {
      position = Math.min(position + 1, 16_383)
      const known = places.get(word) ?? []
      if (known.length < 8) known.push(`${position}${weight}`)
      places.set(word, known)
    }
  }
  const words = [...places].map(([word, at]) => `'${word}':${at.join(',')}`)
  const titled = new Set(searchWords(String(values[kind.title] ?? '')))
  const vector = [...words, ...[...titled].map((word) => `'${titleSign}${word}'`)].join(' ')
  return { vector, words: [...places.keys()].sort() }
}

const titleSign = '='

/** A tsquery for each word. All must match; the last may be the beginning of one, since people are still typing it. */
export const wordQueries = (words: readonly string[]): string[] =>
  words.map((word, index) => (index === words.length - 1 ? begins(word) : `'${word}'`))

const begins = (word: string): string => {
  const plurals = pluralsBegunBy(word)
  const either = [`'${word}':*`, ...plurals.map((known) => `'${known}'`)].join(' | ')
  return plurals.length > 0 ? `(${either})` : either
}

/** The words whose plural may be meant, where they do not begin like it: 'studi' is on the way to the studies of 'study'. */
export const pluralsBegunBy = (word: string): string[] =>
  ['s', 'es'].map((end) => singular(word + end)).filter((known) => !known.startsWith(word))

/** The same query of titles alone, in which every word stands in full. */
export const titleQuery = (tsquery: string): string => tsquery.replace(/'([^']+)'(:\*)?/g, `'${titleSign}$1'`)
