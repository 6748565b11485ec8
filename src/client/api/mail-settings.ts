import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailSettings, MailSettingsBody, MailTopic } from '#shared/contract/mail-settings.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const path = '/api/mail-settings'

export const useMailSettings = () => useQuery<MailSettings>({ queryKey: [path], refetchOnMount: 'always' })

export function useSaveMailSettings(handlers: MutationHandlers<MailSettings, MailSettingsBody>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MailSettingsBody) => http.put<MailSettings>(path, body),
    onSuccess: (saved, body) => {
      client.setQueryData([path], saved)
      handlers.onSuccess?.(saved, body)
    },
    onError: handlers.onError,
  })
}

/** Mail is sent again to an address that refused it. */
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

/** By the link of a mail, without a session. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) =>
      http.post<{ topic: MailTopic }>(`/unsubscribe?token=${encodeURIComponent(token)}`),
  })
}
