import { ThumbsUp } from 'lucide-react'
import { failureMessage } from '#client/api/api-error.ts'
import { useThumbsUp } from '#client/api/reactions.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { formatCount } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { Button } from '#client/ui/button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface ThumbsUpButtonProps {
  kind: Kind
  id: number
  thumbsUpCount: number
}

export function ThumbsUpButton({ kind, id, thumbsUpCount }: ThumbsUpButtonProps) {
  const { messages } = kindOf(kind)
  const askToSignIn = useSignInGate()
  const { isUp, toggle } = useThumbsUp(kind, id, thumbsUpCount, {
    onSuccess: ({ hasThumbedUp }) =>
      toastSuccess(hasThumbedUp ? messages.thumbsUpAdded : messages.thumbsUpRemoved),
    onError: (error) => toastError(failureMessage(error, messages.thumbsUpFailed)),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isUp}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent max-sm:gap-1.5 max-sm:px-3"
      onClick={afterPress(askToSignIn ?? toggle)}
    >
      <ThumbsUp aria-hidden="true" className={cx(isUp && 'fill-accent/25')} />
      <span className="max-sm:sr-only">Thumbs Up</span>
      <span className="tabular-nums">{formatCount(thumbsUpCount)}</span>
    </Button>
  )
}
