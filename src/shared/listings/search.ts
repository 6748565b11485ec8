import type { KindShape, Values } from './define-kind.ts'

/** Case folding and accent removal, for search and sorting. */
export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()

/** Fast path: most text is ASCII, and an import folds every word of it. */
const ascii = /^[ -~\r\n\t]*$/

/** The tokenizer of search: folded words without plural endings; keeps '+' and '#' for C++ and C#. */
export const searchWords = (text: string): string[] => rawWords(text).map(searchWord)

/** The same words with their endings. */
export const rawWords = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []

const searchWord = (raw: string): string => singular(raw.slice(0, 60))

/** The spelling of a search word in a text, such as 'mathematics' for 'mathematic'. */
export const originalSpelling = (text: string, word: string): string | null =>
  rawWords(text).find((raw) => searchWord(raw) === word) ?? null

/** Approximate, because it is applied to listings and queries alike and only has to be consistent. */
const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** The searched parts of a listing, highest weight first. */
const weightedTexts = (kind: KindShape, values: Values): { text: string; weight: Weight }[] => {
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

/** All searchable text of a listing. */
export const searchedText = (kind: KindShape, values: Values): string =>
  weightedTexts(kind, values)
    .map(({ text }) => text)
    .join('\n')

const searchedLists = new Set(['categories', 'subjects', 'types', 'tags'])

/**
 * Every word of a listing with its weights, as the text form of a tsvector. Title words are repeated with a prefix that no
 * other word has.
 */
export const searchVector = (kind: KindShape, values: Values): { vector: string; words: string[] } => {
  const places = new Map<string, string[]>()
  let position = 0
  for (const { text, weight } of weightedTexts(kind, values)) {
    for (const word of searchWords(text)) {
      position = Math.min(position + 1, 16_383)
      const known = places.get(word) ?? []
      if (known.length < 8) known.push(`${position}${weight}`)
      places.set(word, known)
    }
  }
  const words = [...places].map(([word, at]) => `'${word}':${at.join(',')}`)
  const titleWords = new Set(searchWords(String(values[kind.title] ?? '')))
  const vector = [...words, ...[...titleWords].map((word) => `'${titlePrefix}${word}'`)].join(' ')
  return { vector, words: [...places.keys()].sort() }
}

const titlePrefix = '='

/** A tsquery for each word. All must match; the last one may be a prefix, for search as you type. */
export const wordQueries = (words: readonly string[]): string[] =>
  words.map((word, index) => (index === words.length - 1 ? prefixQuery(word) : `'${word}'`))

const prefixQuery = (word: string): string => {
  const singulars = singularsOfPartialPlural(word)
  const either = [`'${word}':*`, ...singulars.map((form) => `'${form}'`)].join(' | ')
  return singulars.length > 0 ? `(${either})` : either
}

/** Singular forms that a prefix query for a partial plural misses: 'studi' for 'studies', which is stored as 'study'. */
export const singularsOfPartialPlural = (word: string): string[] =>
  ['s', 'es'].map((end) => singular(word + end)).filter((form) => !form.startsWith(word))

/** The same query for titles only, without prefix matching. */
export const titleQuery = (tsquery: string): string =>
  tsquery.replace(/'([^']+)'(:\*)?/g, `'${titlePrefix}$1'`)
