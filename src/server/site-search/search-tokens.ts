import { fold } from '#shared/listings/search.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'

/** A word of a search and its interpretation. The search uses plain words and ignores stop words. */
export interface Token {
  typed: string
  word: string
  role: SearchPart | 'text' | 'stop-word'
}

/** Further words are ignored. */
const maxTokens = 24

export const tokensOf = (q: string): Token[] =>
  q
    .normalize('NFC')
    .split(/["“”]/)
    .flatMap((part, at) =>
      (part.match(/[\p{L}\p{N}\p{M}'’]+[+#]*/gu) ?? []).map(at % 2 === 0 ? tokenOf : quoted),
    )
    .slice(0, maxTokens)

const tokenOf = (typed: string): Token => {
  const word = fold(typed).replace(/['’]/g, '')
  return { typed, word, role: stopWords.has(word) ? 'stop-word' : 'text' }
}

/** A quoted word is never interpreted. */
const quoted = (typed: string): Token => ({ typed, word: '', role: 'text' })

const stopWords = new Set(
  'a an and around at by for from in me my near nearby of on or that the to who with'.split(' '),
)

/** Assigns a role to the tokens from `start` on, and to the stop words directly before them: 'near 94568' is one part. */
export const assignRole = (tokens: Token[], start: number, count: number, role: SearchPart): void => {
  let first = start
  while (tokens[first - 1]?.role === 'stop-word') first -= 1
  for (const token of tokens.slice(first, start + count)) token.role = role
}

export const wordsWithRole = (tokens: readonly Token[], role: SearchPart): string =>
  tokens
    .filter((token) => token.role === role)
    .map(({ typed }) => typed)
    .join(' ')
