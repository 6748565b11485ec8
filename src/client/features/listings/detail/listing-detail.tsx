import type { ReactNode } from 'react'
import type { AnyListing } from '../listing-values.ts'
import { About } from './about.tsx'
import { DetailHeader } from './detail-header.tsx'
import { Details } from './details.tsx'
import { TagGroups } from './tag-groups.tsx'

interface ListingDetailProps {
  listing: AnyListing
  actions: ReactNode
  reviews: ReactNode
}

export function ListingDetail({ listing, actions, reviews }: ListingDetailProps) {
  return (
    <article className="flex flex-col gap-8">
      <div className="flex flex-col gap-5">
        <DetailHeader listing={listing} />
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex flex-col gap-8">
          <About listing={listing} />
          <TagGroups listing={listing} />
        </div>
        <Details listing={listing} />
      </div>
      {reviews}
    </article>
  )
}
