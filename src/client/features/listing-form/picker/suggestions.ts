import { fold } from '#shared/listings/search.ts'

export interface OptionGroup {
  title: string | null
  options: readonly string[]
  /** Shown only while searching. */
  isHidden?: boolean
}

export interface Suggestions {
  groups: { title: string | null; options: string[] }[]
  /** The typed text as a new value, when allowed and not already an option. */
  custom: string | null
}

/** Options that start with the text come before those that contain it. */
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
  const isOption = groups.some(({ options }) => options.some((option) => fold(option) === typed))
  return { groups: found, custom: allowsCustom && typed !== '' && !isOption ? cleanTerm(text) : null }
}

/** The option whose full name was typed, ignoring case. */
export function optionNamed(groups: readonly OptionGroup[], text: string): string | undefined {
  const typed = fold(text.trim())
  return groups.flatMap(({ options }) => options).find((option) => fold(option) === typed)
}

/** Semicolons separate values in CSV files. */
export function cleanTerm(text: string): string {
  return text.replaceAll(';', ' ').replace(/\s+/g, ' ').trim()
}

/** Adds a term once, ignoring case. */
export function withTerm(chosen: readonly string[], term: string): string[] {
  const isDuplicate = chosen.some((other) => fold(other) === fold(term))
  return term === '' || isDuplicate ? [...chosen] : [...chosen, term]
}

function matching(options: readonly string[], typed: string): string[] {
  const prefixed = options.filter((option) => fold(option).startsWith(typed))
  const containing = options.filter((option) => !prefixed.includes(option) && fold(option).includes(typed))
  return [...prefixed, ...containing]
}
