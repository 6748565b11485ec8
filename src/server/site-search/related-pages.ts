import type { SearchAnswer } from '#shared/contract/search.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { searchWords } from '#shared/listings/search.ts'
import { guide } from '#shared/reference/guide/index.ts'
import type { Milestone } from '#shared/reference/guide/types.ts'

const maxShown = 4

/** Categories whose names contain every word of the search. */
export const relatedCategories = (text: string): SearchAnswer['categories'] =>
  kindNames
    .flatMap((kind) => {
      const { fields, categories, filters, names } = kindOf(kind)
      const field = fields[categories]
      const param = filters.find((filter) => filter.field === categories)?.param
      if (field?.type !== 'list' || param === undefined) return []
      return field.options
        .filter((option) => matches(new Set(searchWords(option)), text))
        .map((value) => ({ listingType: names.listingType as (typeof kindNames)[number], param, value }))
    })
    .slice(0, maxShown)

/** Steps of the planning guide that mention every word. */
export const relatedSteps = (text: string): SearchAnswer['steps'] => {
  stepWords ??= new Map(guide.map((step) => [step, new Set(searchWords(textOf(step)))]))
  return [...stepWords]
    .filter(([, words]) => matches(words, text))
    .map(([{ id, title, period }]) => ({ id, title, period }))
    .slice(0, maxShown)
}

let stepWords: Map<Milestone, Set<string>> | undefined

const textOf = ({ title, period, goals, milestones, resources }: Milestone): string =>
  [
    title,
    period,
    ...[...goals, ...milestones].map(({ text }) => text),
    ...resources.map(({ label }) => label),
  ].join(' ')

/** Whether every word matches; the last may be a prefix. */
const matches = (words: ReadonlySet<string>, text: string): boolean => {
  const searched = searchWords(text)
  return (
    searched.length > 0 &&
    searched.every((word, at) =>
      at === searched.length - 1 ? [...words].some((known) => known.startsWith(word)) : words.has(word),
    )
  )
}
