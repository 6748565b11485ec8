import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecoveryCodes, TotpSetup, TotpState } from '#shared/contract/second-factor.ts'
import { http } from './http.ts'
import { refreshCurrentUser } from './session.ts'

const root = '/api/totp'

export const useTotp = () => useQuery<TotpState>({ queryKey: [root], refetchOnMount: 'always' })

export const useBeginTotp = () => useMutation({ mutationFn: () => http.post<TotpSetup>(root) })

function useTotpChange<Result, Variables = void>(change: (input: Variables) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Also after a failure: another tab may have changed it. A new factor may give an admin access.
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: [root] }), refreshCurrentUser()]),
  })
}

export const useConfirmTotp = () =>
  useTotpChange((code: string) => http.post<RecoveryCodes>(`${root}/confirm`, { code }))

export const useRenewRecoveryCodes = () =>
  useTotpChange(() => http.post<RecoveryCodes>(`${root}/recovery-codes`))

export const useRemoveTotp = () => useTotpChange(() => http.delete(root))
