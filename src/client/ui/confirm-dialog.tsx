import * as Primitive from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useEscape } from './use-escape.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** A verb, not 'OK'. */
  action: string
  /** False for an action that removes nothing. */
  isDangerous?: boolean
  isPending?: boolean
  onConfirm: () => void
  /** Moves focus if the opener is gone. */
  onClosed?: () => void
}

/**
 * Asks before an action with consequences. Focus starts on Cancel; only buttons and Escape close it. Ignores clicks during
 * the closing animation.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, action, onConfirm, onClosed } = props
  const { isDangerous = true, isPending = false } = props
  const returnFocus = useRestoreFocus()
  const onEscape = useEscape(open, () => onOpenChange(false))
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          onEscapeKeyDown={onEscape}
          {...(onClosed ? { onCloseAutoFocus: onClosed } : {})}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl bg-surface p-6 shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <Primitive.Title className="text-xl">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="mt-2 text-sm text-ink-soft">
              {description}
            </Primitive.Description>
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </Primitive.Cancel>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              loading={isPending}
              onClick={() => open && onConfirm()}
            >
              {action}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
