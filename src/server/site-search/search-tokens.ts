import { fold } from '#shared/listings/search.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'

/** One word of a search and what it was understood as; a plain word is looked for, a filler is not. */
export interface Token {
  typed: string
  word: string
  role: SearchPart | 'text' | 'filler'
}

/** More words than this narrow nothing any more. */
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
  return { typed, word, role: fillers.has(word) ? 'filler' : 'text' }
}

/** A word in quotation marks is looked for and means nothing else. */
const quoted = (typed: string): Token => ({ typed, word: '', role: 'text' })

/** Words that join the others and are in no title worth finding. */
const fillers = new Set(
  'a an and around at by for from in me my near nearby of on or that the to who with'.split(' '),
)

/** Gives the tokens from `start` on a role, with the fillers just before them: 'near 94568' is one thing. */
export const claim = (tokens: Token[], start: number, count: number, role: SearchPart): void => {
  let first = start
  while (tokens[first - 1]?.role === 'filler') first -= 1
  for (const token of tokens.slice(first, start + count)) token.role = role
}

export const wordsWithRole = (tokens: readonly Token[], role: SearchPart): string =>
  tokens
    .filter((token) => token.role === role)
    .map(({ typed }) => typed)
    .join(' ')
