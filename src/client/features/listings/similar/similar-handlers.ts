import type { ComponentType } from 'react'
import type { Kind } from '#shared/listings/kinds.ts'

export interface SimilarHandlers {
  hrefOf: (id: number) => string
  /** Opens a listing in place; without it the link is followed. */
  onOpen?: (id: number) => void
}

/** The bookmark of a card. */
export type SaveSlot = ComponentType<{ kind: Kind; id: number; title: string }>
