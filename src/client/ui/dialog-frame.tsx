import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { cx } from '#client/lib/cx.ts'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useEscape } from './use-escape.ts'
import { useRestoreFocus } from './use-restore-focus.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export interface DialogFrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** For content that shows its own title; screen readers still announce this one. */
  titleHidden?: boolean
  description?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** Focused on open instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** New content has a new key, so that it starts at the top. */
  contentKey?: string | number
  /** Makes content without controls focusable, so that keys can scroll it. */
  isTextOnly?: boolean
  children: ReactNode
}

type FrameProps = Omit<DialogFrameProps, 'open' | 'onOpenChange'> & { className: string }

interface PanelProps extends FrameProps {
  onEscape: (event: Event) => void
}

/**
 * Shared by dialogs and sheets. The scrim renders immediately and the panel in a deferred pass, because mounting it
 * restyles the whole page.
 */
export function DialogFrame({ open, onOpenChange, ...panel }: DialogFrameProps & FrameProps) {
  const isOpen = useDeferredValue(open, false)
  const onEscape = useEscape(open, () => onOpenChange(false))
  useScrollLock(isOpen)
  return (
    <>
      <Scrim isShown={open} />
      <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
        <Panel {...panel} onEscape={onEscape} />
      </Primitive.Root>
    </>
  )
}

function Panel(props: PanelProps) {
  const {
    title,
    titleHidden = false,
    description,
    footer,
    initialFocus,
    contentKey,
    isTextOnly = false,
    onEscape,
    className,
    children,
  } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useRestoreFocus()
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-dialog
        {...(description ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus()
          if (!initialFocus?.current) return
          event.preventDefault()
          initialFocus.current.focus()
        }}
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={onEscape}
        className={cx('fixed z-50 flex flex-col bg-surface shadow-float outline-none', className)}
      >
        <header className="flex items-start gap-4 px-5 pt-4 pb-4 sm:px-6 sm:pt-5">
          <div className="min-w-0 flex-1 pt-1.5">
            <Primitive.Title className={titleHidden ? 'sr-only' : 'text-xl'}>{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="mt-1 text-sm text-ink-soft">
                {description}
              </Primitive.Description>
            ) : null}
          </div>
          <Primitive.Close asChild>
            <IconButton label="Close" className="-mr-2">
              <X aria-hidden="true" />
            </IconButton>
          </Primitive.Close>
        </header>
        <div
          key={contentKey}
          data-scroller
          tabIndex={isTextOnly ? 0 : undefined}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6"
        >
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
            {footer}
          </footer>
        ) : null}
      </Primitive.Content>
    </Primitive.Portal>
  )
}
