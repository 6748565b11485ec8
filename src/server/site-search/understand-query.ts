import { placeOfZip } from '#server/geo/zip-places.ts'
import type { CostWord } from '#shared/listings/define-kind.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { searchWords } from '#shared/listings/search.ts'
import { states } from '#shared/reference/states.ts'
import { distances } from '#shared/rules/distance.ts'
import { assignRole, type Token, tokensOf } from './search-tokens.ts'

export type SearchPlace = { zipcode: string; distance: number } | { city?: string; state?: string }

export interface Understanding {
  tokens: Token[]
  kinds: Kind[]
  place: SearchPlace | null
  cost: CostWord | null
  age: number | null
}

/**
 * `isCity` tests whether a folded name is a city with listings; `cityCandidates` lists every name that it may get. `isLoose`
 * also interprets 'camp robotics' as robotics camps.
 */
export const understandQuery = (
  q: string,
  isCity: (name: string) => boolean,
  isLoose = false,
): Understanding => {
  const tokens = tokensOf(q)
  const zip = parseZip(tokens)
  const age = parseAge(tokens)
  const cost = parseCost(tokens)
  const place = zip ?? parseCity(tokens, isCity) ?? parseState(tokens)
  const kinds = parseKinds(tokens, isLoose)
  return { tokens, kinds, place, cost, age }
}

const maxCityWords = 3

/** Every run of words that may name a city. */
export const cityCandidates = (q: string): string[] => {
  const words = tokensOf(q).map(({ word }) => word)
  return words.flatMap((_, start) => runsFrom(words, start))
}

const runsFrom = (words: readonly string[], start: number): string[] =>
  Array.from({ length: Math.min(maxCityWords, words.length - start) }, (_, more) =>
    words.slice(start, start + more + 1).join(' '),
  ).reverse()

const defaultMiles = 25

/** '94568', 'near 94568', 'within 10 miles of 94568' */
const parseZip = (tokens: Token[]): SearchPlace | null => {
  const at = tokens.findIndex(({ word }) => /^\d{5}$/.test(word) && placeOfZip(word) !== null)
  const zipcode = tokens[at]?.word
  if (zipcode === undefined) return null
  assignRole(tokens, at, 1, 'place')
  const unit = tokens.findIndex(({ word }) => word === 'mile' || word === 'miles' || word === 'mi')
  const radius = Number(tokens[unit - 1]?.word)
  if (!Number.isInteger(radius)) return { zipcode, distance: defaultMiles }
  const start = tokens[unit - 2]?.word === 'within' ? unit - 2 : unit - 1
  assignRole(tokens, start, unit - start + 1, 'place')
  return { zipcode, distance: distances.find((miles) => miles >= radius) ?? 100 }
}

/** '15 year olds', '15yo', 'age 15' */
const parseAge = (tokens: Token[]): number | null => {
  for (const [at, { word }] of tokens.entries()) {
    const age = Number(/^(\d{1,2})(yo|yrs?)?$/.exec(word)?.[1])
    if (!(age >= 4 && age <= 25)) continue
    const [before, next, last] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].map(
      (token) => token?.word ?? '',
    )
    const isNamed = /^(age|aged|ages)$/.test(before ?? '')
    const isCounted = /^(years?|yrs?)$/.test(next ?? '') && /^olds?$/.test(last ?? '')
    const isShort = /yo$/.test(word) || next === 'yo'
    if (!isNamed && !isCounted && !isShort) continue
    const start = isNamed ? at - 1 : at
    assignRole(tokens, start, at - start + (isCounted ? 3 : next === 'yo' ? 2 : 1), 'age')
    return age
  }
  return null
}

const costWords: Readonly<Record<string, CostWord>> = { free: 'free', paid: 'paid' }

const parseCost = (tokens: Token[]): CostWord | null => {
  const at = tokens.findIndex(({ word, role }) => role === 'text' && word in costWords)
  const cost = costWords[tokens[at]?.word ?? '']
  if (cost === undefined) return null
  assignRole(tokens, at, 1, 'cost')
  return cost
}

/** 'dublin', 'in San Ramon', 'Dublin, CA' */
const parseCity = (tokens: Token[], isCity: (name: string) => boolean): SearchPlace | null => {
  const words = unassignedWords(tokens)
  for (const start of words.keys()) {
    const city = runsFrom(words, start).find(isCity)
    if (city === undefined) continue
    const count = city.split(' ').length
    const state = stateCodes.get(tokens[start + count]?.word ?? '')
    assignRole(tokens, start, count + (state === undefined ? 0 : 1), 'place')
    return { city, ...(state && { state }) }
  }
  return null
}

/** Only a full name counts as a state, because 'in', 'or' and 'me' are state codes too. */
const parseState = (tokens: Token[]): SearchPlace | null => {
  const words = unassignedWords(tokens)
  for (const start of words.keys()) {
    const name = runsFrom(words, start).find((run) => run.length > 2 && stateCodes.has(run))
    if (name === undefined) continue
    assignRole(tokens, start, name.split(' ').length, 'place')
    return { state: stateCodes.get(name) }
  }
  return null
}

/** Words without a role; any other word ends a name. */
const unassignedWords = (tokens: readonly Token[]): string[] =>
  tokens.map(({ word, role }) => (role === 'text' ? word : '|'))

const stateCodes = new Map<string, string>(
  states.flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
)

/** The search words of each kind's names, longest first. */
const kindPhrases = kindNames
  .flatMap((kind) => {
    const { label, plural, nav, listingType } = kindOf(kind).names
    return [label, plural, nav, listingType].map((name) => ({ kind, words: searchWords(name) }))
  })
  .sort((a, b) => b.words.length - a.words.length)

/**
 * 'camps', 'summer camps', 'robotics camp'. A singular name counts only if no other word follows: a 'camp counselor' is no camp,
 * and 'tutoring jobs' are jobs.
 */
const parseKinds = (tokens: Token[], isLoose: boolean): Kind[] => {
  const found = new Set<Kind>()
  for (let start = 0; start < tokens.length; start += 1) {
    const phrase = kindPhrases.find(({ words }) =>
      words.every((word, more) => {
        const token = tokens[start + more]
        return token?.role === 'text' && searchWords(token.word)[0] === word
      }),
    )
    if (phrase === undefined) continue
    const last = start + phrase.words.length - 1
    const isPlural = /s$/.test(tokens[last]?.word ?? '')
    if (!isPlural && !isLoose && tokens[last + 1]?.role === 'text') continue
    assignRole(tokens, start, phrase.words.length, 'kind')
    found.add(phrase.kind)
    start = last
  }
  return kindNames.filter((kind) => found.has(kind))
}
