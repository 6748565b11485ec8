import { CopyCheck } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { Duplicate } from '#shared/contract/moderation.ts'

interface DuplicateWarningProps {
  duplicates: Duplicate[]
  /** Reserves the space of a removed warning, so that no row moves under the pointer. */
  keepsSpace: boolean
  isHidden: boolean
  onOpen: (duplicate: Duplicate) => void
}

export function DuplicateWarning({ duplicates, keepsSpace, isHidden, onOpen }: DuplicateWarningProps) {
  const [shown, setShown] = useState(duplicates)
  const isGone = duplicates.length === 0
  if (identityOf(duplicates) !== identityOf(shown) && !(isGone && keepsSpace)) setShown(duplicates)
  if (shown.length === 0) return null
  return (
    <p
      className={cx(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-danger-soft px-3 py-1.5 text-sm',
        (isGone || isHidden) && 'invisible',
      )}
    >
      <CopyCheck aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <span className="font-medium">Possible duplicate of</span>
      {shown.map((duplicate) => (
        <button
          key={duplicate.id}
          type="button"
          onClick={() => onOpen(duplicate)}
          className="min-h-8 text-left text-link"
        >
          {duplicate.title}
          {duplicate.isLive ? '' : ' (also waiting)'}
        </button>
      ))}
    </p>
  )
}

const identityOf = (duplicates: Duplicate[]) => duplicates.map(({ id, isLive }) => `${id}-${isLive}`).join()
