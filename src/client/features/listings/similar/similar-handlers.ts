import type { ComponentType } from 'react'
import type { Kind } from '#shared/listings/kinds.ts'

export interface SimilarHandlers {
  hrefOf: (id: number) => string
  /** Opens a listing in place; without it, the link navigates. */
  onOpen?: (id: number) => void
}

/** The save button of a card. */
export type SaveSlot = ComponentType<{ kind: Kind; id: number; title: string }>
