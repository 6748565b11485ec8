import { useSyncExternalStore } from 'react'

export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Something that can be done about it while the toast shows. */
  action?: { label: string; onAction: () => void }
  /** For a toast that must stay longer than the usual 5 seconds. */
  durationMs?: number
}

export interface ShownToast extends ToastContent {
  id: number
}

let shown: ShownToast | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Replaces the current toast: one shows at a time (docs/product.md 20.1). */
export function toast(content: ToastContent) {
  shown = { ...content, id: nextId++ }
  tell()
}

/** Removes a toast unless a newer one has taken its place. */
export function dismissToast(id: number) {
  if (shown?.id !== id) return
  shown = null
  tell()
}

/** Removes whatever shows, where something new is tried. */
export function dismissToasts() {
  shown = null
  tell()
}

export function useShownToast() {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
