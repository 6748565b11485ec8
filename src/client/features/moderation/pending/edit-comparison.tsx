import { formatFieldValue } from '#client/api/format-field-value.ts'
import { listingValues } from '#client/api/listing-values.ts'
import type { PendingEdit } from '#shared/contract/moderation.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { kindOfListing } from '../listing-labels.ts'

export function EditComparison({ edit: { listing, proposed, changes } }: { edit: PendingEdit }) {
  const kind = kindOfListing(listing)
  const live = listingValues(listing)
  return (
    <div className="overflow-hidden rounded-md border border-line text-sm">
      <div
        aria-hidden="true"
        className="hidden grid-cols-2 bg-sunken text-xs font-medium text-ink-soft sm:grid"
      >
        <p className="px-3 py-2">Live now</p>
        <p className="border-l border-line px-3 py-2">Proposed</p>
      </div>
      <dl>
        {changes.map((name) => (
          <div key={name} className="grid border-t border-line sm:grid-cols-2">
            <dt className="bg-sunken/50 px-3 py-1 text-xs font-medium text-ink-soft sm:col-span-2">
              {kindOf(kind).fields[name]?.label ?? name}
            </dt>
            <Side
              label="Live now"
              text={formatFieldValue(kind, name, live[name])}
              isPhoto={name === 'photoUrl'}
            />
            <Side
              label="Proposed"
              text={formatFieldValue(kind, name, proposed[name])}
              isPhoto={name === 'photoUrl'}
              isProposed
            />
          </div>
        ))}
      </dl>
    </div>
  )
}

interface SideProps {
  label: string
  text: string | null
  isPhoto: boolean
  isProposed?: boolean
}

function Side({ label, text, isPhoto, isProposed = false }: SideProps) {
  return (
    <dd
      className={`max-h-64 min-w-0 overflow-y-auto px-3 py-2 wrap-anywhere whitespace-pre-line ${
        isProposed ? 'bg-accent-soft/50 sm:border-l sm:border-line' : 'text-ink-soft'
      }`}
    >
      <span className="block text-xs text-ink-faint sm:sr-only">{label}</span>
      {text === null ? <span className="text-ink-faint">Not specified</span> : null}
      {text !== null && isPhoto ? <img src={text} alt="" className="max-h-40 rounded-sm" /> : null}
      {text !== null && !isPhoto ? text : null}
    </dd>
  )
}
