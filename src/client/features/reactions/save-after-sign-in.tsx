import { useEffect } from 'react'
import { useSaveOnce } from '#client/api/bookmarks.ts'
import { takePendingSave } from '#client/api/pending-save.ts'
import { saveToasts } from './use-save-toggle.ts'

/** Saves the listing that a visitor chose before signing in (docs/product.md 22.5). */
export function SaveAfterSignIn() {
  const { mutate } = useSaveOnce({
    ...saveToasts,
    onSuccess: (state) => {
      if (state) saveToasts.onSuccess()
    },
  })
  useEffect(() => {
    const save = takePendingSave()
    if (save) mutate(save)
  }, [mutate])
  return null
}
