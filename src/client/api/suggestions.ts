import { useQuery } from '@tanstack/react-query'
import type { Suggestions } from '#shared/contract/suggestions.ts'

export const suggestionsPath = '/api/suggestions'

/** Refetched on each visit, because saved listings and the date change them. */
export const useSuggestions = () =>
  useQuery<Suggestions>({ queryKey: [suggestionsPath], refetchOnMount: 'always' })
