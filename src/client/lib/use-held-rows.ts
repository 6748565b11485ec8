import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { captureFocus } from './move-focus.ts'

/** A row with a finished action, which stays in place until the user moves on. */
export interface HeldRow {
  /** What was done, such as 'Deleted'. */
  label: string
  phase: 'sending' | 'done' | 'undoing'
  /** Absent when it cannot be undone. */
  undo?: () => void
}

export interface HeldRows {
  of: (key: string) => HeldRow | undefined
  size: number
  /** Dims the row and starts the period in which further clicks on row actions are ignored. */
  start: (key: string, label: string) => void
  /** The server has acknowledged the action. */
  confirm: (key: string, undo?: () => void) => void
  startUndo: (key: string) => void
  release: (...keys: string[]) => void
  /** Ignores a click within half a second of an action on the same row; with a null key, on any row. */
  guard: <Args extends unknown[]>(
    key: string | null,
    action: (...args: Args) => void,
  ) => (...args: Args) => void
  /** For the element that contains all rows. */
  listProps: { onPointerLeave: (event: PointerEvent) => void; onBlur: (event: FocusEvent) => void }
}

const holdMs = 10_000
const guardMs = 500

/**
 * Keeps rows in place after an action, so that no other row slides under the pointer. Releases them when the pointer or the
 * keyboard focus leaves the list, at the latest ten seconds after the response. A touch has no pointer that leaves, so only
 * the timeout applies.
 */
export function useHeldRows(): HeldRows {
  const [rows, setRows] = useState<ReadonlyMap<string, HeldRow>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const abandoned = useRef(new Set<string>())
  const lastAction = useRef({ at: Number.NEGATIVE_INFINITY, keys: new Set<string>() })
  const restoreQueue = useRef<(() => void)[]>([])

  const release = useCallback((...keys: string[]) => {
    for (const key of keys) {
      clearTimeout(timers.current.get(key))
      timers.current.delete(key)
      abandoned.current.delete(key)
    }
    restoreQueue.current.push(captureFocus())
    setRows((current) => new Map([...current].filter(([key]) => !keys.includes(key))))
  }, [])

  const update = useCallback((key: string, change: Partial<HeldRow>) => {
    setRows((current) => {
      const row = current.get(key)
      return row ? new Map(current).set(key, { ...row, ...change }) : current
    })
  }, [])

  const recordAction = useCallback((key: string) => {
    const at = performance.now()
    const { current: last } = lastAction
    lastAction.current = { at, keys: at - last.at < guardMs ? last.keys.add(key) : new Set([key]) }
  }, [])

  const start = useCallback(
    (key: string, label: string) => {
      recordAction(key)
      setRows((current) => new Map(current).set(key, { label, phase: 'sending' }))
    },
    [recordAction],
  )

  const confirm = useCallback(
    (key: string, undo?: () => void) => {
      if (abandoned.current.has(key)) return release(key)
      update(key, { phase: 'done', undo })
      clearTimeout(timers.current.get(key))
      timers.current.set(
        key,
        setTimeout(() => release(key), holdMs),
      )
    },
    [release, update],
  )

  const startUndo = useCallback(
    (key: string) => {
      recordAction(key)
      clearTimeout(timers.current.get(key))
      update(key, { phase: 'undoing' })
    },
    [recordAction, update],
  )

  const guard = useCallback(
    <Args extends unknown[]>(key: string | null, action: (...args: Args) => void) =>
      (...args: Args) => {
        const { at, keys } = lastAction.current
        const isRepeated = key === null || keys.has(key)
        if (!isRepeated || performance.now() - at >= guardMs) action(...args)
      },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the released rows have rendered.
  useEffect(() => {
    for (const restoreFocus of restoreQueue.current.splice(0)) restoreFocus()
  }, [rows])

  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  return useMemo(() => {
    const leave = () => {
      for (const [key, { phase }] of rows) if (phase === 'sending') abandoned.current.add(key)
      const done = [...rows].filter(([, { phase }]) => phase === 'done').map(([key]) => key)
      if (done.length > 0) release(...done)
    }
    return {
      of: (key) => rows.get(key),
      size: rows.size,
      start,
      confirm,
      startUndo,
      release,
      guard,
      listProps: {
        onPointerLeave: ({ pointerType, relatedTarget, currentTarget }) => {
          // A toast may appear under the pointer.
          if (relatedTarget instanceof Element && relatedTarget.closest('[data-toasts]')) return
          const isKeyboardUser = currentTarget.querySelector(':focus-visible') !== null
          if (pointerType !== 'touch' && !isKeyboardUser && !isBehindDialog(currentTarget)) leave()
        },
        onBlur: ({ relatedTarget, currentTarget }) => {
          // Without a target, the window lost focus or the focused button was removed.
          if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
          if (!currentTarget.matches(':hover') && !isBehindDialog(currentTarget)) leave()
        },
      },
    }
  }, [rows, start, confirm, startUndo, release, guard])
}

const isBehindDialog = (list: Element) =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => !dialog.contains(list))
