import { Badge } from '#client/ui/badge.tsx'

/** Renders nothing when no filter is set. */
export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="solid">
      {count}
      <span className="sr-only">{count === 1 ? ' filter is set' : ' filters are set'}</span>
    </Badge>
  )
}
