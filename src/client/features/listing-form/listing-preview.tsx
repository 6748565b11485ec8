import { MapPin } from 'lucide-react'
import { plainText } from '#client/lib/parse-rich-text.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { factInLine } from '#shared/listings/deciding-facts.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import type { FormValues } from './form-values.ts'
import { previewDetails, previewFacts, previewText } from './preview-facts.ts'

interface ListingPreviewProps {
  kind: Kind
  values: FormValues
  photo: string | null
}

const descriptionLength = 100
const maxCategories = 2
/** Some facts are free text of any length. */
const factLength = 60

/** Shows the form values as a list card and in full. */
export function ListingPreview({ kind, values, photo }: ListingPreviewProps) {
  const { title, subtitle, categories, fields } = kindOf(kind)
  const name = previewText(kind, values, title)
  const description = previewText(kind, values, 'description')
  const chosen = values[categories]
  const tags = Array.isArray(chosen) ? chosen : []
  const organization = subtitle === null ? null : previewText(kind, values, subtitle)
  // Cards use the two-letter state code.
  const place = [previewText(kind, values, 'city'), values.state].filter(Boolean).join(', ')
  const facts = previewFacts(kind, values).map((fact) => truncateText(factInLine(fact), factLength))
  const details = previewDetails(kind, values)
  return (
    <div className="flex flex-col gap-6">
      <article
        aria-label="Card"
        className="flex flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface p-4 shadow-card"
      >
        <Picture
          photo={photo}
          alt=""
          title={name ?? ''}
          illustration={listingIllustration({ kind, id: 0, categories: tags })}
          className="-mx-4 -mt-4 aspect-video w-[calc(100%+2rem)] max-w-none"
        />
        <div>
          <p className="line-clamp-3 leading-snug font-semibold wrap-anywhere">
            {name ?? <span className="text-ink-faint">{fields[title]?.label}</span>}
          </p>
          {organization ? <p className="truncate text-sm text-ink-soft">{organization}</p> : null}
        </div>
        {facts.length > 0 ? (
          <p className="text-sm text-ink-soft wrap-anywhere">
            <DottedText parts={facts} />
          </p>
        ) : null}
        <p className="text-sm text-ink-soft">
          {description ? truncateText(plainText(description), descriptionLength) : 'No description provided'}
        </p>
        {tags.length > 0 ? (
          <p className="flex flex-wrap gap-1.5">
            {tags.slice(0, maxCategories).map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            {tags.length > maxCategories ? <Badge>+{tags.length - maxCategories} more</Badge> : null}
          </p>
        ) : null}
        {place ? (
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            {place}
          </p>
        ) : null}
      </article>
      {description ? (
        <section aria-label="About">
          <h3 className="mb-2 text-base">About</h3>
          <RichText text={description} className="text-sm text-ink-soft wrap-anywhere" />
        </section>
      ) : null}
      {details.length > 0 ? (
        <section aria-label="Details">
          <h3 className="mb-2 text-base">Details</h3>
          <dl className="divide-y divide-line rounded-lg border border-line px-4 text-sm">
            {details.map(({ label, text }) => (
              <div key={label} className="py-2.5">
                <dt className="text-ink-faint">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  )
}
