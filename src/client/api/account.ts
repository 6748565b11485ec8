import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangePasswordBody, DeleteAccountBody, PersonalData } from '#shared/contract/account.ts'
import type { ContributionStats } from '#shared/contract/auth.ts'
import type { Account, ProfileBody } from '#shared/contract/users.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { preferencesPath } from './early-preferences.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'
import type { MutationHandlers } from './mutation-handlers.ts'
import { refreshCurrentUser } from './session.ts'

interface MessageResponse {
  message: string
}

/** Refetched on each visit, because listings are approved and removed elsewhere. */
export function useContributionStats() {
  return useQuery<ContributionStats>({
    queryKey: ['/api/auth/contribution-stats'],
    refetchOnMount: 'always',
  })
}

export function useUpdateProfile(handlers: MutationHandlers<Account, Partial<ProfileBody>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: Partial<ProfileBody>) => http.put<Account>('/api/auth/profile', profile),
    onSuccess: async (account, profile) => {
      await refreshCurrentUser()
      invalidateNames(client)
      void client.invalidateQueries({ queryKey: [preferencesPath] })
      handlers.onSuccess?.(account, profile)
    },
    onError: handlers.onError,
  })
}

/** Uploads a picture and makes it the avatar; null removes the avatar. */
export function useChangeAvatar(handlers: MutationHandlers<Account, Blob | null>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      const profileImageUrl = picture && (await upload(picture))
      return http.put<Account>('/api/auth/profile', { profileImageUrl })
    },
    onSuccess: async (account, picture) => {
      await refreshCurrentUser()
      invalidateNames(client)
      handlers.onSuccess?.(account, picture)
    },
    onError: handlers.onError,
  })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => http.put<MessageResponse>('/api/auth/password', body),
  })
}

/** Makes the sign-in recent again. */
export function useConfirmPassword() {
  return useMutation({ mutationFn: confirmPassword })
}

/** Gives the password first, because the server wants a recent sign-in for a new address. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      await confirmPassword({ password })
      return http.post<MessageResponse>('/api/auth/email', { email })
    },
  })
}

export function useSignOutEverywhere(handlers: MutationHandlers<MessageResponse>) {
  return useMutation({
    mutationFn: () => http.delete<MessageResponse>('/api/auth/sessions'),
    onSuccess: reloadAtHome,
    onError: handlers.onError,
  })
}

export function useMyData() {
  return useMutation({ mutationFn: () => http.get<PersonalData>('/api/auth/data') })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeleteAccountBody) => http.post<MessageResponse>('/api/auth/delete-account', body),
    onSuccess: reloadAtHome,
  })
}

const confirmPassword = (body: { password: string }) =>
  http.post<MessageResponse>('/api/reauthenticate', body)

async function upload(picture: Blob) {
  const form = new FormData()
  form.set('photo', picture, picture.type === 'image/jpeg' ? 'avatar.jpg' : 'avatar.webp')
  return (await http.post<{ url: string }>('/api/upload', form)).url
}

/** A full page load clears all in-memory state of the signed-in page. */
function reloadAtHome() {
  window.location.assign('/')
}

/** Listings and reviews show the user's name and picture. None is on screen now, so they refetch when opened. */
function invalidateNames(client: QueryClient) {
  const keys = [['/api/reviews'], ...kindNames.map(listingsKey)]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
