import type { KindShape, Values } from './define-kind.ts'

/** Case folding and accent removal, for search and sorting. */
export const fold = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()

/** Fast path: most text is ASCII, and an import folds every word of it. */
const plain = /^[ -~\r\n\t]*$/

/** The tokenizer of search: folded words without plural endings; keeps '+' and '#' for C++ and C#. */
export const searchWords = (text: string): string[] => writtenWords(text).map(searchWord)

/** The same with their endings. */
export const writtenWords = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []

const searchWord = (written: string): string => singular(written.slice(0, 60))

/** How a text spells a word that search finds in it, such as 'mathematics' for 'mathematic'. */
export const spellingIn = (text: string, word: string): string | null =>
  writtenWords(text).find((written) => searchWord(written) === word) ?? null

/** Approximate: both sides of a comparison use it, so it only has to be consistent. */
const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** The searched parts of a listing, highest weight first. */
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

/** All the text of a listing that search reads. */
export const searchedText = (kind: KindShape, values: Values): string =>
  searchParts(kind, values)
    .map(({ text }) => text)
    .join('\n')

const searchedLists = new Set(['categories', 'subjects', 'types', 'tags'])

/**
 * Every word of a listing with its weights, as the text form of a tsvector. The words of the title are repeated with a
 * prefix that no word starts with.
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

/** A tsquery for each word. All must match; the last one may be a prefix, for search as you type. */
export const wordQueries = (words: readonly string[]): string[] =>
  words.map((word, index) => (index === words.length - 1 ? begins(word) : `'${word}'`))

const begins = (word: string): string => {
  const plurals = pluralsBegunBy(word)
  const either = [`'${word}':*`, ...plurals.map((known) => `'${known}'`)].join(' | ')
  return plurals.length > 0 ? `(${either})` : either
}

/** Singular forms that do not start with an incomplete plural: 'studi' may become 'studies', which is stored as 'study'. */
export const pluralsBegunBy = (word: string): string[] =>
  ['s', 'es'].map((end) => singular(word + end)).filter((known) => !known.startsWith(word))

/** The same query for titles only, without prefix matching. */
export const titleQuery = (tsquery: string): string => tsquery.replace(/'([^']+)'(:\*)?/g, `'${titleSign}$1'`)
