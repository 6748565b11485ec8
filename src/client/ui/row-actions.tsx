import { Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { afterPaint } from '#client/lib/after-paint.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { cx } from '#client/lib/cx.ts'
import { isFocusLost } from '#client/lib/move-focus.ts'
import type { HeldRow, HeldRows } from '#client/lib/use-held-rows.ts'
import { Button } from './button.tsx'

interface RowActionsProps {
  held: HeldRow | undefined
  /** Names the row for screen readers. */
  name: string
  rowKey: string
  /** Wraps the click on Undo. */
  guard: HeldRows['guard']
  /** Applies to larger screens. */
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/**
 * The buttons of a row. While the row is held, Undo covers them and they keep their space, so that no row below moves.
 */
export function RowActions(props: RowActionsProps) {
  const { held, name, rowKey, guard, align = 'end', className, children } = props
  const alignment = align === 'end' ? 'sm:justify-end' : undefined
  return (
    <div className={cx('flex', className)}>
      <div className="relative min-w-0 flex-1">
        <div
          data-hidden={held ? '' : undefined}
          className={cx('flex flex-wrap gap-2', alignment, held && 'invisible')}
        >
          {children}
        </div>
        {held ? (
          <div className={cx('absolute inset-0 flex items-center gap-3', alignment)}>
            <Undo held={held} {...{ name, rowKey, guard }} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

interface UndoProps extends Pick<RowActionsProps, 'name' | 'rowKey' | 'guard'> {
  held: HeldRow
}

/** Focusable before the response, because the pressed button is hidden. */
function Undo({ held: { label, phase, undo }, name, rowKey, guard }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Focusing forces a layout, so it waits for the paint of the tap.
  useEffect(
    () =>
      afterPaint(() => {
        if (isFocusLost()) button.current?.focus({ preventScroll: true })
      }),
    [],
  )
  const isBusy = phase !== 'done'
  return (
    <>
      <span className="text-sm whitespace-nowrap text-ink-soft">{label}</span>
      {undo || isBusy ? (
        <Button
          ref={button}
          data-undo
          variant="secondary"
          size="sm"
          aria-disabled={isBusy || undefined}
          onClick={afterPress(
            guard(rowKey, () => {
              if (!isBusy) undo?.()
            }),
          )}
        >
          <Undo2 aria-hidden="true" />
          Undo<span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </>
  )
}

/** Dims a held row with a color that stays readable. */
export const heldStyle = '**:text-ink-faint [&_img]:opacity-50 [&_img]:grayscale'
