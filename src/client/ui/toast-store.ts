import { useSyncExternalStore } from 'react'

export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A button in the toast. */
  action?: { label: string; onAction: () => void }
  /** Overrides the default of 5 seconds. */
  durationMs?: number
}

export interface ShownToast extends ToastContent {
  id: number
}

let shown: ShownToast | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a toast and replaces the current one: at most one is visible. */
export function toast(content: ToastContent) {
  shown = { ...content, id: nextId++ }
  notify()
}

export function toastSuccess(description: string) {
  toast({ title: 'Success', description })
}

/** Null shows nothing, for failures that are reported elsewhere. */
export function toastError(description: string | null) {
  if (description !== null) toast({ title: 'Error', description, variant: 'destructive' })
}

/** Removes a toast unless a newer one has replaced it. */
export function dismissToast(id: number) {
  if (shown?.id !== id) return
  shown = null
  notify()
}

export function dismissToasts() {
  shown = null
  notify()
}

export function useShownToast() {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
