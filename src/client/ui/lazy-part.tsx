import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type LazyScreen, lazyScreen } from '#client/lib/lazy-screen.tsx'
import { toastError } from './toast-store.ts'

/** The props that control a dialog. */
interface PartProps {
  open?: boolean
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

/**
 * A lazy part of a screen, such as a dialog. Unlike a lazy screen, it needs no Suspense. If its code fails to load, the page
 * stays: an open part closes with a toast, and the next press retries.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const part = lazyScreen(load)
  function Screen(props: Props & PartProps) {
    const { open = true, isOpen = open, onOpenChange, onClose } = props
    const [Component, setComponent] = useState(() => part.loaded())
    const fail = useEffectEvent(() => {
      if (!onOpenChange && !onClose) return
      toastError('This could not be loaded. Please check your connection, or reload the page.')
      onOpenChange?.(false)
      onClose?.()
    })
    useEffect(() => {
      if (Component || !isOpen) return
      let isCurrent = true
      part.preload().then(
        () => isCurrent && setComponent(() => part.loaded()),
        () => isCurrent && fail(),
      )
      return () => {
        isCurrent = false
      }
    }, [Component, isOpen])
    return Component ? <Component {...props} /> : null
  }
  return { ...part, Screen }
}
