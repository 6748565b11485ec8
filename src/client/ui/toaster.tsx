import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { cx } from '#client/lib/cx.ts'
import { iconButtonStyle } from './icon-button.tsx'
import { dismissToast, useShownToast } from './toast-store.ts'

/** Swiping right by 50 px dismisses the toast; F8 focuses it. */
export function Toaster() {
  const shown = useShownToast()
  return (
    <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown ? (
        <Primitive.Root
          key={shown.id}
          duration={shown.durationMs}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          onEscapeKeyDown={forwardEscape}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          className={cx(
            rootStyle,
            shown.variant === 'destructive' ? 'bg-danger text-on-danger' : 'bg-ink text-canvas',
          )}
        >
          <div className="min-w-0 flex-1 py-3.5">
            <Primitive.Title className="text-sm font-semibold">{shown.title}</Primitive.Title>
            {shown.description ? (
              <Primitive.Description className="mt-0.5 text-sm opacity-90">
                {shown.description}
              </Primitive.Description>
            ) : null}
          </div>
          {shown.action ? (
            <Primitive.Action asChild altText={`${shown.action.label} by pressing F8`}>
              <button type="button" onClick={shown.action.onAction} className={actionStyle}>
                {shown.action.label}
              </button>
            </Primitive.Action>
          ) : null}
          <Primitive.Close aria-label="Close" className={cx(iconButtonStyle, closeStyle)}>
            <X aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Root>
      ) : null}
      <Primitive.Viewport
        data-toasts
        className="toast-place z-60 m-0 flex w-full max-w-[420px] list-none flex-col p-4 outline-none max-sm:p-2"
      />
    </Primitive.Provider>
  )
}

const rootStyle =
  'flex items-start gap-2 rounded-lg pr-1.5 pl-4 shadow-float data-[state=open]:animate-rise ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 ' +
  'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out'

const actionStyle =
  'my-1.5 min-h-10 shrink-0 rounded-full px-3.5 text-sm font-semibold underline underline-offset-4 ' +
  'hover:no-underline focus-visible:outline-current'

const closeStyle = 'mt-1 text-current! opacity-80 hover:bg-transparent hover:opacity-100'

/** Radix closes the toast on Escape and stops the event, so it is forwarded to the dialog below. */
function forwardEscape() {
  const target = document.activeElement
  if (!target?.closest('[role=dialog]')) return
  setTimeout(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
}
