import { LRUCache } from 'lru-cache'
import { createBoundedQueue } from '#server/bounded-queue.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { drawPicture } from './draw-picture.ts'
import { listingValues } from './listing-values.ts'
import { pictureFacts } from './picture-facts.ts'

const maxBytes = 16 * 1024 * 1024

/** Pictures of listings for link previews, by what they show. */
export function createListingPictures({ siteName }: { siteName: string }) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  // Drawing takes 0.2 s of CPU, so a longer queue takes longer than a second.
  const queue = createBoundedQueue({
    running: 1,
    waiting: 4,
    refusal: 'Many pictures are being drawn right now. Please try again in a moment.',
  })

  return async (kind: Kind, listing: Listing): Promise<Buffer> => {
    const { title, categories } = listingValues(kind, listing)
    const words = {
      label: kindOf(kind).names.label,
      title,
      facts: pictureFacts(kind, listing),
      siteName,
    }
    const key = JSON.stringify([listing.id, categories[0], words])
    const known = drawn.get(key)
    if (known) return known
    const illustration = listingIllustration({ kind, id: listing.id, categories })
    const png = await queue(() => drawPicture(illustration, words))
    drawn.set(key, png)
    return png
  }
}

export type ListingPictures = ReturnType<typeof createListingPictures>
