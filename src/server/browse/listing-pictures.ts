import { LRUCache } from 'lru-cache'
import { createBoundedQueue } from '#server/bounded-queue.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { drawPicture } from './draw-picture.ts'
import { listingValues } from './listing-values.ts'
import { pictureFacts } from './picture-facts.ts'

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
