import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailSettings, MailSettingsBody, MailTopic } from '#shared/contract/mail-settings.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const path = '/api/mail-settings'

export const useMailSettings = () => useQuery<MailSettings>({ queryKey: [path], refetchOnMount: 'always' })

export function useSaveMailSettings(handlers: MutationHandlers<MailSettings, MailSettingsBody>) {
  const client = useQueryClient()
  const mutationKey = [path, 'save']
  return useMutation({
    mutationKey,
    // Serialized, so that the last choice is stored last.
    scope: { id: path },
    mutationFn: (body: MailSettingsBody) => http.put<MailSettings>(path, body),
    onMutate: ({ topics, ...others }) => {
      const before = client.getQueryData<MailSettings>([path])
      if (before)
        client.setQueryData<MailSettings>([path], {
          ...before,
          ...others,
          topics: { ...before.topics, ...topics },
        })
      return before
    },
    onSuccess: (saved, body) => {
      // Keeps a later choice that is still saving.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData([path], saved)
      handlers.onSuccess?.(saved, body)
    },
    onError: (error, body, before) => {
      client.setQueryData([path], before)
      handlers.onError?.(error, body)
    },
  })
}

/** Resumes mail to an address that rejected it. */
export function useRetryMail(handlers: MutationHandlers<MailSettings>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.post<MailSettings>(`${path}/retry`),
    onSuccess: (saved) => {
      client.setQueryData([path], saved)
      handlers.onSuccess?.(saved)
    },
    onError: handlers.onError,
  })
}

/** Uses the token of a mail link; needs no session. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) =>
      http.post<{ topic: MailTopic }>(`/unsubscribe?token=${encodeURIComponent(token)}`),
  })
}
