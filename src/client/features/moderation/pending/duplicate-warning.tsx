import { CopyCheck } from 'lucide-react'
import type { Duplicate } from '#shared/contract/moderation.ts'

interface DuplicateWarningProps {
  duplicates: Duplicate[]
  onOpen: (duplicate: Duplicate) => void
}

export function DuplicateWarning({ duplicates, onOpen }: DuplicateWarningProps) {
  if (duplicates.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-danger-soft px-3 py-1.5 text-sm">
      <CopyCheck aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <span className="font-medium">Possible duplicate of</span>
      {duplicates.map((duplicate) => (
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
