import { LRUCache } from 'lru-cache'
import { createBoundedQueue } from '#server/bounded-queue.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { decidingFacts, factInLine } from '#shared/listings/deciding-facts.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { clockTime } from '#shared/rules/event-time.ts'
import { drawPicture } from './draw-picture.ts'
import { listingValues } from './listing-values.ts'

const maxFacts = 4
const maxBytes = 16 * 1024 * 1024

/** Link-preview pictures, cached by content. */
export function createListingPictures({ siteName }: { siteName: string }) {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  // Drawing takes 0.2 s of CPU: a longer queue would exceed a second.
  const queue = createBoundedQueue({
    running: 1,
    waiting: 4,
    refusal: 'Many pictures are being drawn right now. Please try again in a moment.',
  })

  return async (kind: Kind, listing: Listing): Promise<Buffer> => {
    const { title, categories } = listingValues(kind, listing)
    const text = {
      label: kindOf(kind).names.label,
      title,
      facts: pictureFacts(kind, listing),
      siteName,
    }
    const key = JSON.stringify([listing.id, categories[0], text])
    const cached = cache.get(key)
    if (cached) return cached
    const illustration = listingIllustration({ kind, id: listing.id, categories })
    const png = await queue(() => drawPicture(illustration, text))
    cache.set(key, png)
    return png
  }
}

/** The lines below the title of a link preview: organization, date, place, price, rating. */
function pictureFacts(kind: Kind, listing: Listing): string[] {
  const { organization, hasDates, facts } = kindOf(kind)
  const { values } = listingValues(kind, listing)
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const when = hasDates ? dayAndTime(text('eventDate'), text('startTime')) : null
  const prices = { facts: facts.filter(({ fact }) => fact === 'pay' || fact === 'cost') }
  // Prices do not depend on the day.
  const [pay] = decidingFacts(prices, values, '').map(factInLine)
  const lines = [organization && text(organization), when, listing.location, pay, ratingOf(listing)]
  return lines.filter((line): line is string => Boolean(line)).slice(0, maxFacts)
}

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

function dayAndTime(day: string | null, startTime: string | null) {
  if (day === null) return null
  return [days.format(new Date(`${day}T00:00:00Z`)), startTime && clockTime(startTime)]
    .filter(Boolean)
    .join(', ')
}

const ratingOf = ({ averageRating, reviewCount }: Listing) =>
  averageRating === null
    ? null
    : `${averageRating.toFixed(1)} of 5 in ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
