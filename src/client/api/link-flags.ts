import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LinkFlags } from '#shared/contract/link-flags.ts'
import type { DoneAnswer } from '#shared/contract/moderation.ts'
import { http } from './http.ts'
import { adminRoot } from './moderation.ts'

export const useLinkFlags = () =>
  useQuery<LinkFlags>({
    queryKey: [adminRoot, 'link-flags'],
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** Refreshes the list also after a failure: another admin may have been first. */
export function useDismissLinkFlag() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => http.post<DoneAnswer>(`${adminRoot}/link-flags/${id}/dismiss`),
    // Not awaited: the row disappears with the list, and its own callbacks have to run before.
    onSettled: () => void client.invalidateQueries({ queryKey: [adminRoot, 'link-flags'] }),
  })
}
