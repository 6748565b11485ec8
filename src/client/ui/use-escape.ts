import { useLayoutEffect, useRef } from 'react'

interface Layer {
  close: () => void
}

/** Topmost last. */
const openLayers: Layer[] = []

/**
 * Escape closes the topmost layer. A new panel has no listener yet, so the layer below closes it instead. Use as
 * `onEscapeKeyDown`.
 */
export function useEscape(open: boolean, close: () => void) {
  const layer = useRef<Layer>({ close })
  useLayoutEffect(() => {
    layer.current.close = close
  })
  useLayoutEffect(() => {
    if (!open) return
    const current = layer.current
    openLayers.push(current)
    return () => void openLayers.splice(openLayers.indexOf(current), 1)
  }, [open])
  return (event: Event) => {
    const top = openLayers.at(-1)
    if (!top || top === layer.current) return
    event.preventDefault()
    top.close()
  }
}
