import { useKeyShortcuts } from '#client/lib/use-key-shortcuts.ts'
import { adjacentEntry } from './adjacent-entry.ts'

interface QueueShortcuts {
  onOpen: (key: string) => void
  onApprove: (key: string) => void
  onToggle: (key: string) => void
  onHelp: () => void
}

/** Keyboard shortcuts for the queue. The row that contains focus is the current row. */
export function useQueueShortcuts(keys: QueueShortcuts) {
  useKeyShortcuts((event) => actionFor(event, keys), ['j', 'k'])
}

/** Focuses the next row to decide about, or the previous one. */
export function focusAfter(key: string) {
  const all = rows()
  const at = all.findIndex((row) => row.dataset.queueRow === key)
  const isOpen = (row: HTMLElement) => row.dataset.held === undefined
  const next = all.slice(at + 1).find(isOpen) ?? all.slice(0, Math.max(at, 0)).findLast(isOpen)
  next?.focus()
}

function actionFor(event: KeyboardEvent, keys: QueueShortcuts): (() => void) | undefined {
  const row = currentRow()
  const key = row?.dataset.queueRow
  switch (event.key) {
    case 'j':
      return () => adjacentEntry(rows(), row, 1)?.focus()
    case 'k':
      return () => adjacentEntry(rows(), row, -1)?.focus()
    case '?':
      return keys.onHelp
    case 'a':
      return key === undefined ? undefined : () => keys.onApprove(key)
    case 'x':
      return key === undefined ? undefined : () => keys.onToggle(key)
    case 'Enter':
      // Enter on a button inside the row activates the button.
      return key === undefined || event.target !== row ? undefined : () => keys.onOpen(key)
  }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-queue-row]')]

const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-queue-row]') ?? null
