import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preferences, PreferencesBody } from '#shared/contract/preferences.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'
import { preferencesPath, takePrefetchedPreferences } from './prefetch-preferences.ts'
import { refreshCurrentUser } from './session.ts'
import { suggestionsPath } from './suggestions.ts'

export const usePreferences = () =>
  useQuery<Preferences>({ queryKey: [preferencesPath], initialData: takePrefetchedPreferences })

/** An empty body skips the questions. The account has the grade, so it reloads too. */
export function useSavePreferences(handlers: MutationHandlers<Preferences, Partial<PreferencesBody>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<PreferencesBody>) => http.put<Preferences>(preferencesPath, body),
    onSuccess: async (saved, body) => {
      await refreshCurrentUser()
      client.setQueryData([preferencesPath], saved)
      void client.invalidateQueries({ queryKey: [suggestionsPath] })
      handlers.onSuccess?.(saved, body)
    },
    onError: handlers.onError,
  })
}
