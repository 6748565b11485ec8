import { formatFieldValue } from '#client/api/format-field-value.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { cx } from '#client/lib/cx.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { kindOfListing } from './listing-labels.ts'

/** All fields of a listing by section, for review before a decision. */
export function ListingFacts({ listing }: { listing: ModeratedListing }) {
  const kind = kindOfListing(listing)
  const { fields, sections } = kindOf(kind)
  const values = listingValues(listing)
  const photoUrl = typeof values.photoUrl === 'string' ? values.photoUrl : null
  return (
    <div className="flex flex-col gap-6">
      {photoUrl ? <img src={photoUrl} alt="" className="max-h-64 max-w-full self-start rounded-lg" /> : null}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h3 className="mb-2 text-base">{section.title}</h3>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {section.fields
              .filter((name) => fields[name]?.type !== 'photo')
              .map((name) => (
                <div
                  key={name}
                  className={cx('min-w-0', fields[name]?.type === 'longText' && 'sm:col-span-2')}
                >
                  <dt className="text-xs text-ink-faint">{fields[name]?.label}</dt>
                  <dd className="text-sm wrap-anywhere">
                    <Fact name={name} listing={listing} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Fact({ name, listing }: { name: string; listing: ModeratedListing }) {
  const kind = kindOfListing(listing)
  const field = kindOf(kind).fields[name]
  const text = formatFieldValue(kind, name, listingValues(listing)[name])
  if (text === null) return <span className="text-ink-faint">Not specified</span>
  if (field?.type === 'longText') return <RichText text={text} />
  if (field?.type === 'url') {
    return (
      <a href={text} target="_blank" rel="noopener noreferrer" className="text-link">
        {text}
      </a>
    )
  }
  return text
}
