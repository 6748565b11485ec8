import { useListingPins } from '#client/api/listing-pins.ts'
import { pinsRequest } from '#client/features/listings/url-state/list-request.ts'
import type { ListState } from '#client/features/listings/url-state/list-state.ts'
import { formatCount, totalOf } from '#client/lib/count-of.ts'
import type { ListingPins } from '#shared/contract/listing-pins.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

/** The result count, and how many results the map cannot show. */
export function MapCount({ kind, state }: { kind: ListingKind; state: ListState }) {
  const { label, plural } = kindOf(kind).names
  const { data } = useListingPins(kind, pinsRequest(kind, state))
  return (
    <p role="status" className="min-h-[1.6rem] min-w-0 flex-1 text-sm text-ink-soft">
      {data ? (
        <>
          <strong className="text-base font-semibold text-ink">
            {totalOf(data, label.toLowerCase(), plural.toLowerCase())}
          </strong>
          {mapDetail(data)}
        </>
      ) : null}
    </p>
  )
}

function mapDetail({ total, placed, pins }: ListingPins) {
  if (pins.length < placed) return `, the first ${formatCount(pins.length)} on the map`
  const missing = total - placed
  return missing === 0 ? ' on the map' : `, ${formatCount(missing)} without a known location`
}
