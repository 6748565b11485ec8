import type { ReactNode } from 'react'
import { listingValues } from '#client/api/listing-values.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { keyFactsOf } from '../key-facts.ts'
import { type AnyListing, kindOfListing } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'
import { About } from './about.tsx'
import { ActionBar } from './action-bar.tsx'
import { DetailHeader } from './detail-header.tsx'
import { DetailHeadings, inDialog, onPage } from './detail-headings.ts'
import { DetailLayout } from './detail-layout.tsx'
import { detailRowsOf } from './detail-rows.ts'
import { Details } from './details.tsx'
import { KeyFactsStrip } from './key-facts-strip.tsx'
import { NotStated } from './not-stated.tsx'
import { primaryActionOf } from './primary-action.ts'
import { PrimaryLink } from './primary-link.tsx'
import { ProviderDetails } from './provider-details.tsx'
import { TagGroups } from './tag-groups.tsx'

interface ListingDetailProps {
  listing: AnyListing
  /** A Pacific day, passed when hydration needs matching markup. */
  today?: string
  /** Session-dependent buttons beside the primary action: Save, Share, Thumbs Up and the menu. */
  actions: ReactNode
  /** A page renders the title as its heading; a dialog already has one. */
  isPage?: boolean
  reviews?: ReactNode
  similar?: ReactNode
}

/** Everything about a listing. Renders on the server too, without a session. */
export function ListingDetail({
  listing,
  today = pacificDay(new Date()),
  actions,
  isPage = false,
  reviews,
  similar,
}: ListingDetailProps) {
  const kind = kindOfListing(listing)
  const values = listingValues(listing)
  const { about, details, provider, notStated } = detailRowsOf(listing, today)
  const primary = primaryActionOf({ kind, values, applyLink: lookOf(kind).applyLink, today })
  const level = typeof values.selectivityLevel === 'number' ? values.selectivityLevel : null
  return (
    <DetailHeadings value={isPage ? onPage : inDialog}>
      <DetailLayout
        header={<DetailHeader listing={listing} isPage={isPage} />}
        facts={<KeyFactsStrip facts={keyFactsOf(kind, values, today)} level={level} />}
        actions={<ActionBar primary={primary ? <PrimaryLink action={primary} /> : null}>{actions}</ActionBar>}
        about={
          <>
            <About listing={listing} rows={about} />
            <TagGroups listing={listing} />
          </>
        }
        details={<Details listing={listing} groups={details} />}
        provider={
          <>
            <ProviderDetails listing={listing} rows={provider} />
            <NotStated labels={notStated} />
          </>
        }
      >
        {reviews}
        {similar}
      </DetailLayout>
    </DetailHeadings>
  )
}
