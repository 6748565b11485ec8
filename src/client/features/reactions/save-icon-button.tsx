import { Bookmark } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import { ignoreDoubleClick } from '#client/lib/ignore-double-click.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Kind } from '#shared/listings/kinds.ts'
import { useSaveToggle } from './use-save-toggle.ts'

interface SaveIconButtonProps {
  kind: Kind
  id: number
  title: string
}

/** For rows and cards. Above the View button, which covers them. */
export function SaveIconButton({ kind, id, title }: SaveIconButtonProps) {
  const { isSaved, toggle } = useSaveToggle(kind, id)
  return (
    <IconButton
      label={`Save ${title}`}
      aria-pressed={isSaved}
      onClick={ignoreDoubleClick(toggle)}
      className="relative z-1 aria-pressed:text-accent"
    >
      <Bookmark aria-hidden="true" className={cx(isSaved && 'fill-current')} />
    </IconButton>
  )
}
