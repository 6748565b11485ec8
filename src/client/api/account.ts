import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangePasswordBody, DeleteAccountBody, PersonalData } from '#shared/contract/account.ts'
import type { Acknowledgement, ContributionStats } from '#shared/contract/auth.ts'
import type { Account, ProfileBody } from '#shared/contract/users.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { retriedWhenBusy } from './api-error.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'
import type { MutationHandlers } from './mutation-handlers.ts'
import { preferencesPath } from './prefetch-preferences.ts'
import { refreshCurrentUser } from './session.ts'

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
    ...retriedWhenBusy,
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
    mutationFn: (body: ChangePasswordBody) => http.put<Acknowledgement>('/api/auth/password', body),
  })
}

/** Renews the recent sign-in. */
export function useConfirmPassword() {
  return useMutation({ mutationFn: confirmPassword })
}

/** Confirms the password first: a new address requires a recent sign-in. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      await confirmPassword({ password })
      return http.post<Acknowledgement>('/api/auth/email', { email })
    },
  })
}

export function useSignOutEverywhere(handlers: MutationHandlers<Acknowledgement>) {
  return useMutation({
    mutationFn: () => http.delete<Acknowledgement>('/api/auth/sessions'),
    onSuccess: reloadAtHome,
    onError: handlers.onError,
  })
}

export function useMyData() {
  return useMutation({ mutationFn: () => http.get<PersonalData>('/api/auth/data') })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeleteAccountBody) => http.post<Acknowledgement>('/api/auth/delete-account', body),
    onSuccess: reloadAtHome,
  })
}

const confirmPassword = (body: { password: string }) =>
  http.post<Acknowledgement>('/api/reauthenticate', body)

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
