import type { MouseEvent } from 'react'
import { listingValues } from '#client/api/listing-values.ts'
import { CommaParts } from '#client/ui/comma-parts.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { SimilarListing } from '#shared/contract/listings.ts'
import { shortFacts } from '#shared/listings/deciding-facts.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { listOf } from '#shared/listings/read-values.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { SectionHeading } from '../detail/section-heading.tsx'
import type { SaveSlot, SimilarHandlers } from './similar-handlers.ts'

interface SimilarListingsProps extends SimilarHandlers {
  saveButton: SaveSlot
  kind: Kind
  similar: readonly SimilarListing[]
  today: string
}

/** Up to four cards, each a link with the reason for the match. */
export function SimilarListings({ kind, similar, today, hrefOf, onOpen, saveButton }: SimilarListingsProps) {
  return (
    <section aria-label="Similar">
      <SectionHeading>Similar</SectionHeading>
      <ul className={similarGridStyle}>
        {similar.map((match) => (
          <li key={match.listing.id} className={similarCardStyle}>
            <SimilarCard {...{ kind, today, hrefOf, onOpen, saveButton }} {...match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rows fit a card with two lines of each text, so that loading causes no layout shift below. */
export const similarGridStyle =
  'grid grid-cols-1 gap-3 sm:auto-rows-[minmax(19.25rem,auto)] sm:grid-cols-2 lg:auto-rows-[minmax(17.5rem,auto)] lg:grid-cols-4'
const similarCardStyle =
  'relative flex min-w-0 gap-3 rounded-lg border border-line p-3 transition-colors hover:border-accent-line sm:flex-col'

type SimilarCardProps = Omit<SimilarListingsProps, 'similar'> & SimilarListing

function SimilarCard({
  kind,
  listing,
  reason,
  today,
  hrefOf,
  onOpen,
  saveButton: SaveButton,
}: SimilarCardProps) {
  const { id, photoUrl } = listing
  const values = listingValues(listing)
  const title = String(values[kindOf(kind).title])
  const categories = listOf(values[kindOf(kind).categories])
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <>
      <Picture
        photo={photoUrl && smallPhoto(photoUrl)}
        alt=""
        title={title}
        illustration={listingIllustration({ kind, id, categories })}
        className="aspect-video h-auto w-28 self-start rounded-md sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <a
          href={hrefOf(id)}
          onClick={open}
          className="text-breaks line-clamp-2 text-sm font-semibold text-ink after:absolute after:inset-0 after:rounded-lg hover:text-accent"
        >
          {title}
        </a>
        <p className="text-xs text-ink-soft">
          <DottedText parts={factsOrPlace(kind, listing, today)} />
        </p>
        <p className="text-xs font-medium text-pretty text-accent">
          <CommaParts text={reason} />
        </p>
      </div>
      <span className="-m-1.5 sm:absolute sm:top-5 sm:right-5 sm:m-0 sm:rounded-full sm:bg-surface/90 sm:shadow-card">
        <SaveButton {...{ kind, id, title }} />
      </span>
    </>
  )
}

/** Falls back to the place, which the reason often names. */
function factsOrPlace(kind: Kind, listing: SimilarListing['listing'], today: string): string[] {
  const values = listingValues(listing)
  const facts = shortFacts(kindOf(kind), values, today)
  return facts.length > 0 ? facts : [String(values.location ?? '')]
}
