import type { MouseEvent } from 'react'
import { cx } from '#client/lib/cx.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Button } from './button.tsx'

export interface OpenHandlers {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  /** Called on hover or focus, for preloading. */
  onIntent: () => void
}

interface OpenItemProps {
  id: number
  title: string
  openHandlers: OpenHandlers
  className?: string
}

/** Truncated here, because CSS would cut within a word. */
const maxTitleLength = 90

/** A real link, so that middle-click opens a new tab. Not a Tab stop once scripts run: the View button does the same. */
export function ItemLink({ id, title, openHandlers, className }: OpenItemProps) {
  const isHydrated = useIsHydrated()
  const open = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    openHandlers.onOpen(id)
  }
  return (
    <a
      href={openHandlers.hrefOf(id)}
      tabIndex={isHydrated ? -1 : undefined}
      onClick={open}
      onPointerEnter={openHandlers.onIntent}
      className={cx('relative z-1 font-semibold text-ink hover:text-accent', className)}
    >
      {truncateText(title, maxTitleLength)}
    </a>
  )
}

/** Covers the nearest positioned ancestor, the row or card. */
export function ViewButton({ id, title, openHandlers, className }: OpenItemProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => openHandlers.onOpen(id)}
      onPointerEnter={openHandlers.onIntent}
      onFocus={openHandlers.onIntent}
      className={cx('after:absolute after:inset-0', className)}
    >
      View<span className="sr-only"> {title}</span>
    </Button>
  )
}
