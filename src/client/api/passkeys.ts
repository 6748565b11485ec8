import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AddedPasskey, Passkey } from '#shared/contract/passkeys.ts'
import type { Account } from '#shared/contract/users.ts'
import { http } from './http.ts'
import { refreshCurrentUser } from './session.ts'

const root = '/api/passkeys'

export const usePasskeys = () => useQuery<Passkey[]>({ queryKey: [root], refetchOnMount: 'always' })

function usePasskeyChange<Result, Variables>(change: (input: Variables) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [root] }),
        client.invalidateQueries({ queryKey: ['/api/totp'] }),
        refreshCurrentUser(),
      ]),
  })
}

/** The browser prompts the user between the two requests. */
export const useAddPasskey = () =>
  usePasskeyChange(async (name: string) => {
    const optionsJSON = await http.post<PublicKeyCredentialCreationOptionsJSON>(`${root}/options`)
    const response = await startRegistration({ optionsJSON })
    return http.post<AddedPasskey>(root, { name, response })
  })

export const useRenamePasskey = () =>
  usePasskeyChange(({ id, name }: { id: string; name: string }) =>
    http.put<Passkey>(`${root}/${encodeURIComponent(id)}`, { name }),
  )

export const useRemovePasskey = () =>
  usePasskeyChange((id: string) => http.delete(`${root}/${encodeURIComponent(id)}`))

export async function signInWithPasskey(): Promise<Account> {
  const optionsJSON = await http.post<PublicKeyCredentialRequestOptionsJSON>('/api/login/passkey/options')
  const response = await startAuthentication({ optionsJSON })
  return http.post<Account>('/api/login/passkey', { response })
}
