import { Readable } from 'node:stream'
import type { Db } from '#server/db/client.ts'
import { loadSharp } from '#server/uploads/load-sharp.ts'
import type { UploadService } from '#server/uploads/uploads.service.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { listingsWithoutPhoto, setPhoto, type UnpicturedListing } from './demo-photos.repository.ts'
import { photoScene } from './photo-scene.ts'
import { createRandom } from './random.ts'

interface DemoPhotoDeps {
  db: Db
  uploads: Pick<UploadService, 'add'>
}

/**
 * Gives a third of all listings a photo: an illustration that goes through the same upload as a person's file. Which
 * listings, and what is on it, follows from their titles. It may be interrupted and repeated; it returns how many it added.
 */
export async function addDemoPhotos({ db, uploads }: DemoPhotoDeps, signal?: AbortSignal): Promise<number> {
  let added = 0
  for (const listing of await listingsWithoutPhoto(db)) {
    const random = createRandom(`photo of ${listing.kind} ${listing.title}`)
    if (!random.chance(1 / 3)) continue
    if (signal?.aborted) break
    const { drawing } = listingIllustration(listing)
    const file = await renderPng(photoScene(drawing, random))
    const { url } = await uploads.add(uploaderOf(listing), {
      stream: Readable.from([file]),
      isTruncated: () => false,
    })
    await setPhoto(db, listing, url)
    added += 1
  }
  return added
}

function uploaderOf({ uploaderId }: UnpicturedListing) {
  return { userId: uploaderId, role: 'user' as const }
}

async function renderPng(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  // Barely compressed: the upload decodes it at once and keeps only its own WebP files.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
