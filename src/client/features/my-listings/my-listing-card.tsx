import { Bookmark, Eye, type LucideIcon, Star, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { Badge } from '#client/ui/badge.tsx'
import { phoneLabelsStyle } from '#client/ui/button-style.ts'
import { Card } from '#client/ui/card.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { MyListing } from '#shared/contract/submissions.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { StateBadge } from './state-badge.tsx'

export function MyListingCard({ listing, actions }: { listing: MyListing; actions: ReactNode }) {
  const kind = parseKind(listing.listingType)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex gap-4">
        {kind ? (
          <Picture
            photo={listing.photoUrl && smallPhoto(listing.photoUrl)}
            alt=""
            title={listing.title}
            illustration={listingIllustration({ ...listing, kind })}
            className="size-16 self-start rounded-md sm:aspect-video sm:h-auto sm:w-36"
          />
        ) : null}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <StateBadge state={listing.state} />
            {listing.editSubmittedAt ? <Badge tone="accent">Edit waiting for approval</Badge> : null}
          </div>
          <h2 className="mt-1.5 text-lg leading-snug wrap-anywhere">{listing.title}</h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            <DottedText parts={[kind && kindOf(kind).names.label, listing.organization, listing.location]} />
          </p>
          <p className="mt-0.5 text-sm text-ink-faint">
            <DottedText parts={dates(listing)} />
          </p>
        </div>
      </div>
      {listing.state === 'not-approved' ? <Reason text={listing.rejectionReason} /> : null}
      <div className="mt-auto flex flex-col gap-3 border-t border-line pt-4">
        <Counts listing={listing} />
        <div className={phoneLabelsStyle}>{actions}</div>
      </div>
    </Card>
  )
}

function dates({ state, submittedAt, approvedAt, editSubmittedAt }: MyListing) {
  return [
    submittedAt && `Submitted ${formatDate(submittedAt)}`,
    approvedAt && `${state === 'live' ? 'Live since' : 'Approved'} ${formatDate(approvedAt)}`,
    editSubmittedAt && `Edited ${formatDate(editSubmittedAt)}`,
  ]
}

function Reason({ text }: { text: string | null }) {
  return (
    <div className="rounded-md bg-danger-soft px-4 py-3 text-sm">
      <p className="font-medium text-ink">Why it was not approved</p>
      <p className="mt-0.5 whitespace-pre-line text-ink-soft">{text ?? 'No reason was given.'}</p>
      <p className="mt-2 text-ink-soft">Update it and resubmit. We are happy to take another look.</p>
    </div>
  )
}

function Counts({ listing }: { listing: MyListing }) {
  const { viewCount, saveCount, thumbsUpCount, reviewCount, averageRating } = listing
  const kind = parseKind(listing.listingType)
  const rating = averageRating === null ? '' : `, ${averageRating.toFixed(1)} on average`
  const counts: [LucideIcon, number, string][] = [
    [Eye, viewCount, countOf(viewCount, 'view')],
    [Bookmark, saveCount, countOf(saveCount, 'save')],
    [ThumbsUp, thumbsUpCount, countOf(thumbsUpCount, 'thumb', 'thumbs')],
    ...(kind && kindOf(kind).isReviewable
      ? [[Star, reviewCount, `${countOf(reviewCount, 'review')}${rating}`] as [LucideIcon, number, string]]
      : []),
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {counts.map(([Icon, count, text]) => (
        <li key={text} title={text} className="inline-flex items-center gap-1.5 tabular-nums">
          <Icon aria-hidden="true" className="size-4 text-ink-faint" />
          <span aria-hidden="true">{formatCount(count)}</span>
          <span className="sr-only">{text}</span>
        </li>
      ))}
    </ul>
  )
}
