import { useSyncExternalStore } from 'react'
import type { Kind } from '#shared/listings/kinds.ts'

/** Listings of one kind to compare, stored until the tab closes. */
export interface CompareChoice {
  kind: Kind | null
  ids: readonly number[]
}

export const maxChosen = 4
const storageKey = 'compare'
const none: CompareChoice = { kind: null, ids: [] }
const listeners = new Set<() => void>()
let choice: CompareChoice | null = null

const read = (): CompareChoice => {
  choice ??= readStored()
  return choice
}

function readStored(): CompareChoice {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? none
  } catch {
    return none
  }
}

export function setCompareChoice(next: CompareChoice) {
  choice = next.ids.length === 0 ? none : next
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {
    // Without storage the choice lasts until reload.
  }
  for (const listener of listeners) listener()
}

/** A listing of another kind starts over. False when the maximum is reached. */
export function toggleCompared(kind: Kind, id: number): boolean {
  const ids = read().kind === kind ? read().ids : []
  const isChosen = ids.includes(id)
  if (!isChosen && ids.length >= maxChosen) return false
  setCompareChoice({ kind, ids: isChosen ? ids.filter((other) => other !== id) : [...ids, id] })
  return true
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCompareChoice = () => useSyncExternalStore(subscribe, read, () => none)

export const comparePath = ({ kind, ids }: CompareChoice, page = '/compare') =>
  `${page}?${kind}=${ids.join()}`
