import { Bookmark } from 'lucide-react'
import { failureMessage } from '#client/api/api-error.ts'
import { useBookmark } from '#client/api/bookmarks.ts'
import { cx } from '#client/lib/cx.ts'
import { ignoreDoubleClick } from '#client/lib/ignore-double-click.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Kind } from '#shared/listings/kinds.ts'

interface SaveIconButtonProps {
  kind: Kind
  id: number
  title: string
}

/** For rows and cards. Above the View button, which covers them. */
export function SaveIconButton({ kind, id, title }: SaveIconButtonProps) {
  const askToSignIn = useSignInGate()
  const { isSaved, toggle } = useBookmark(kind, id, {
    onSuccess: () => toastSuccess('Bookmark toggled successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to toggle bookmark')),
  })
  return (
    <IconButton
      label={`Save ${title}`}
      aria-pressed={isSaved}
      onClick={ignoreDoubleClick(askToSignIn ?? toggle)}
      className="relative z-1 aria-pressed:text-accent"
    >
      <Bookmark aria-hidden="true" className={cx(isSaved && 'fill-current')} />
    </IconButton>
  )
}
