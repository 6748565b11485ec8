import { fold } from '#shared/listings/search.ts'

export interface OptionGroup {
  title: string | null
  options: readonly string[]
  /** Offered only to somebody who types. */
  isHidden?: boolean
}

export interface Suggestions {
  groups: { title: string | null; options: string[] }[]
  /** The typed words themselves, where they may be added and are not on offer. */
  own: string | null
}

/** What to offer somebody who has typed so much: options that begin with it before those that merely hold it. */
export function suggestionsFor(
  groups: readonly OptionGroup[],
  text: string,
  allowsCustom: boolean,
): Suggestions {
  const typed = fold(text.trim())
  const found = groups
    .filter((group) => typed !== '' || !group.isHidden)
    .map(({ title, options }) => ({ title, options: matching(options, typed) }))
    .filter(({ options }) => options.length > 0)
  const isOffered = groups.some(({ options }) => options.some((option) => fold(option) === typed))
  return { groups: found, own: allowsCustom && typed !== '' && !isOffered ? cleanTerm(text) : null }
}

/** The option that somebody means who has typed it out, whatever the case. */
export function optionNamed(groups: readonly OptionGroup[], text: string): string | undefined {
  const typed = fold(text.trim())
  return groups.flatMap(({ options }) => options).find((option) => fold(option) === typed)
}

/** A semicolon divides values in a spreadsheet, so it cannot be part of one. */
export function cleanTerm(text: string): string {
  return text.replaceAll(';', ' ').replace(/\s+/g, ' ').trim()
}

/** Chosen once, in whatever case it is typed the second time. */
export function withTerm(chosen: readonly string[], term: string): string[] {
  const isThere = chosen.some((other) => fold(other) === fold(term))
  return term === '' || isThere ? [...chosen] : [...chosen, term]
}

function matching(options: readonly string[], typed: string): string[] {
  const starts = options.filter((option) => fold(option).startsWith(typed))
  const holds = options.filter((option) => !starts.includes(option) && fold(option).includes(typed))
  return [...starts, ...holds]
}
