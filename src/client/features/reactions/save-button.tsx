import { Bookmark } from 'lucide-react'
import { failureMessage } from '#client/api/api-error.ts'
import { useBookmark } from '#client/api/bookmarks.ts'
import { cx } from '#client/lib/cx.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { Button } from '#client/ui/button.tsx'
import { phoneIconStyle } from '#client/ui/button-style.ts'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** No aria-pressed, because the label already changes with the state. */
export function SaveButton({ kind, id }: { kind: Kind; id: number }) {
  const askToSignIn = useSignInGate()
  const { isSaved, toggle } = useBookmark(kind, id, {
    onSuccess: () => toastSuccess('Bookmark toggled successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to toggle bookmark')),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      data-saved={isSaved || undefined}
      className={cx(
        phoneIconStyle,
        'data-saved:border-accent data-saved:bg-accent-soft data-saved:text-accent sm:min-w-22',
      )}
      onClick={askToSignIn ?? toggle}
    >
      <Bookmark aria-hidden="true" className={cx(isSaved && 'fill-current')} />
      <span className="max-sm:sr-only">{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  )
}
