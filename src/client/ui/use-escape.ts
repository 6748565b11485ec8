import { useLayoutEffect, useRef } from 'react'

interface Layer {
  close: () => void
}

/** What is open, the uppermost last. */
const openLayers: Layer[] = []

/**
 * Escape closes what is uppermost. A panel that has just come is seen a moment before it listens, and until then what is below
 * still does: that one hands the key on. To be the panel's `onEscapeKeyDown`.
 */
export function useEscape(open: boolean, close: () => void) {
  const layer = useRef<Layer>({ close })
  useLayoutEffect(() => {
    layer.current.close = close
  })
  useLayoutEffect(() => {
    if (!open) return
    const own = layer.current
    openLayers.push(own)
    return () => void openLayers.splice(openLayers.indexOf(own), 1)
  }, [open])
  return (event: Event) => {
    const top = openLayers.at(-1)
    if (!top || top === layer.current) return
    event.preventDefault()
    top.close()
  }
}
