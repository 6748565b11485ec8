import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangePasswordBody, DeleteAccountBody, PersonalData } from '#shared/contract/account.ts'
import type { ContributionStats } from '#shared/contract/auth.ts'
import type { Account, ProfileBody } from '#shared/contract/users.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'
import { refreshCurrentUser } from './session.ts'

interface MessageResponse {
  message: string
}

/** One's own contributions; counted anew at each visit, since listings come and go elsewhere. */
export function useContributionStats() {
  return useQuery<ContributionStats>({
    queryKey: ['/api/auth/contribution-stats'],
    refetchOnMount: 'always',
  })
}

export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: Partial<ProfileBody>) => http.put<Account>('/api/auth/profile', profile),
    onSuccess: async () => {
      await refreshCurrentUser()
      invalidateNames(client)
      tellDone('Profile updated successfully')
    },
    // What the server refuses by name stands under its field.
    onError: (error) => tellFailed(error, 'Failed to update profile'),
  })
}

/** Uploads a picture and shows it from then on; null takes the picture away. */
export function useChangeAvatar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      const profileImageUrl = picture && (await upload(picture))
      return http.put<Account>('/api/auth/profile', { profileImageUrl })
    },
    onSuccess: async () => {
      await refreshCurrentUser()
      invalidateNames(client)
      tellDone('Avatar updated successfully')
    },
    onError: (error) => tellFailed(error, 'Failed to upload avatar'),
  })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => http.put<MessageResponse>('/api/auth/password', body),
    onSuccess: ({ message }) => tellDone(message),
  })
}

export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => http.delete<MessageResponse>('/api/auth/sessions'),
    onSuccess: reloadAtHome,
    onError: (error) => tellFailed(error, 'Failed to sign out everywhere'),
  })
}

export function useMyData() {
  return useMutation({
    mutationFn: () => http.get<PersonalData>('/api/auth/data'),
    onError: (error) => tellFailed(error, 'Failed to download your data'),
  })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeleteAccountBody) => http.post<MessageResponse>('/api/auth/delete-account', body),
    onSuccess: reloadAtHome,
  })
}

async function upload(picture: Blob) {
  const form = new FormData()
  form.set('photo', picture, picture.type === 'image/jpeg' ? 'avatar.jpg' : 'avatar.webp')
  return (await http.post<{ url: string }>('/api/upload', form)).url
}

/** A full page load, so that nothing of the signed-in page survives. */
function reloadAtHome() {
  window.location.assign('/')
}

/**
 * One's name and picture stand beside listings and reviews. None of them is on the screen now, so they are only marked
 * to be asked for again.
 */
function invalidateNames(client: QueryClient) {
  const naming = [['/api/reviews'], ...kindNames.map(listingsKey)]
  for (const queryKey of naming) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
