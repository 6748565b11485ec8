import { listingValues } from '#client/api/listing-values.ts'
import { shortDay } from '#client/lib/calendar-day-format.ts'
import { countOf } from '#client/lib/count-of.ts'
import type { SearchAnswer, SearchGroup } from '#shared/contract/search.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { listUrl, openUrl, searchUrl } from './search-links.ts'

export interface Suggestion {
  label: string
  detail: string | null
  href: string
}

export interface SuggestionGroup {
  title: string
  suggestions: Suggestion[]
}

/** Suggestions for the typed text, the full search first; empty groups are omitted. */
export function searchSuggestions(q: string, answer: SearchAnswer | undefined): SuggestionGroup[] {
  if (q === '') return []
  const fullSearch = {
    title: 'Search',
    suggestions: [{ label: `“${q}”`, detail: 'All results', href: searchUrl(q) }],
  }
  if (!answer) return [fullSearch]
  const { groups, categories, places, steps } = answer
  return [
    fullSearch,
    ...groups.map(listingSuggestions),
    {
      title: 'Categories',
      suggestions: categories.map(({ listingType, param, value }) => ({
        label: value,
        detail: kindOf(listingType).names.plural,
        href: listUrl(listingType, { [param]: value }),
      })),
    },
    {
      title: 'Places',
      suggestions: places.map(({ city, total }) => ({
        label: city,
        detail: countOf(total, 'listing'),
        href: searchUrl(city),
      })),
    },
    {
      title: 'Planning Guides',
      suggestions: steps.map(({ id, title, period }) => ({
        label: title,
        detail: period,
        href: `/guides?step=${id}`,
      })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0)
}

function listingSuggestions({ listingType, items }: SearchGroup): SuggestionGroup {
  const { names, title, organization, hasDates } = kindOf(listingType)
  return {
    title: names.plural,
    suggestions: items.map((listing) => {
      const values = listingValues(listing)
      const day = hasDates && typeof values.eventDate === 'string' ? shortDay(values.eventDate) : null
      const offeredBy = organization === null ? null : values[organization]
      return {
        label: String(values[title]),
        detail: [day, offeredBy, listing.location].filter(Boolean).join(' · ') || null,
        href: openUrl(listingType, listing.id),
      }
    }),
  }
}
