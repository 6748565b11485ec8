import { failureMessage } from '#client/api/api-error.ts'
import { useBookmark } from '#client/api/bookmarks.ts'
import { storePendingSave } from '#client/api/pending-save.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** For visitors, `toggle` leads to sign-in, after which `SaveAfterSignIn` saves the listing. */
export function useSaveToggle(kind: Kind, id: number) {
  const askToSignIn = useSignInGate()
  const { isSaved, toggle } = useBookmark(kind, id, saveToasts)
  const saveAfterSignIn = () => {
    storePendingSave({ kind, id })
    askToSignIn?.()
  }
  return { isSaved, toggle: askToSignIn ? saveAfterSignIn : toggle }
}

export const saveToasts = {
  onSuccess: () => toastSuccess('Bookmark toggled successfully'),
  onError: (error: Error) => toastError(failureMessage(error, 'Failed to toggle bookmark')),
}
