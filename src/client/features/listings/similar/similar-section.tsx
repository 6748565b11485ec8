import { useRef } from 'react'
import { useSimilar } from '#client/api/listings.ts'
import { useIsNear } from '#client/lib/use-is-near.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Kind } from '#shared/listings/kinds.ts'
import { SectionHeading } from '../detail/section-heading.tsx'
import type { SaveSlot, SimilarHandlers } from './similar-handlers.ts'
import { SimilarListings, similarGridStyle } from './similar-listings.tsx'

interface SimilarSectionProps extends SimilarHandlers {
  saveButton: SaveSlot
  kind: Kind
  id: number
  today: string
}

/** Lazy: loads when scrolled near, and renders nothing when empty or failed. */
export function SimilarSection({ kind, id, ...rest }: SimilarSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const { data, isError } = useSimilar(kind, id, useIsNear(place))
  if (isError || data?.length === 0) return null
  if (data) return <SimilarListings kind={kind} similar={data} {...rest} />
  return (
    <div ref={place}>
      <SectionHeading>Similar</SectionHeading>
      <div className={similarGridStyle}>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-32 rounded-lg sm:h-auto" />
        ))}
      </div>
    </div>
  )
}
