import { useQuery } from '@tanstack/react-query'
import type { Suggestions } from '#shared/contract/suggestions.ts'

export const suggestionsPath = '/api/suggestions'

/** Refetched on each visit, because saving a listing and the passing of days change them. */
export const useSuggestions = () =>
  useQuery<Suggestions>({ queryKey: [suggestionsPath], refetchOnMount: 'always' })
