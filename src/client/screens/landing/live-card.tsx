import { Bookmark } from 'lucide-react'
import { storePendingSave } from '#client/api/pending-save.ts'
import { signInPath } from '#client/api/sign-in-path.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { cx } from '#client/lib/cx.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { Highlight } from '#shared/contract/highlights.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'

/** Links to the listing's public page, or through sign-in to the listing if public browsing is off. */
export function LiveCard({ listing }: { listing: Highlight }) {
  const { id, listingType, label, title, organization, location, facts, photoUrl, illustration, path } =
    listing
  return (
    <article className="relative">
      <a
        href={siteConfig().publicBrowsing ? browseListingPath(listingType, id, title) : signInPath(path)}
        className="flex h-94 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-accent-line hover:shadow-lift"
      >
        <Picture
          photo={photoUrl && smallPhoto(photoUrl)}
          alt=""
          title={title}
          illustration={illustration}
          className="aspect-video w-full"
        />
        <span className="flex min-h-0 flex-1 flex-col gap-1 p-4">
          <span className="text-xs font-medium text-accent">{label}</span>
          <span className="line-clamp-2 leading-snug font-semibold text-ink wrap-anywhere">{title}</span>
          <span className="line-clamp-3 text-sm font-medium text-ink">
            <DottedText parts={facts} />
          </span>
          <span className="line-clamp-2 text-sm text-ink-soft">
            <DottedText parts={[organization, location]} />
          </span>
          <Rating listing={listing} />
        </span>
      </a>
      <a
        href={signInPath(path)}
        onClick={() => storePendingSave({ kind: listingType, id }, path)}
        aria-label={`Sign in to save ${title}`}
        className={cx(iconButtonStyle, 'absolute top-2 right-2 bg-surface/90 shadow-card')}
      >
        <Bookmark aria-hidden="true" />
      </a>
    </article>
  )
}

function Rating({ listing: { averageRating, reviewCount } }: { listing: Highlight }) {
  if (averageRating === null) return null
  const reviews = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`
  return (
    <span className="mt-auto text-sm text-ink-soft">
      <span aria-hidden="true" className="text-star">
        ★
      </span>{' '}
      {averageRating.toFixed(1)} ({reviews})
    </span>
  )
}
