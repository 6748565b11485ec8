import type { ReactNode } from 'react'

/** The save button of a card, from the screen. */
export type SaveButtonOf = (event: { id: number; title: string }) => ReactNode

export interface OpenHandlers {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  /** Called on hover or focus, for preloading. */
  onIntent: () => void
}
