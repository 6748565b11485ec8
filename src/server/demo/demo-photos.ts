import { Readable } from 'node:stream'
import type { Db } from '#server/db/client.ts'
import { loadSharp } from '#server/uploads/load-sharp.ts'
import type { UploadService } from '#server/uploads/uploads.service.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { listDemoListings, setPhoto } from './demo-photos.repository.ts'
import { photoScene } from './photo-scene.ts'
import { createRandom } from './random.ts'

interface DemoPhotoDeps {
  db: Db
  uploads: Pick<UploadService, 'add'>
}

/**
 * Gives every third listing a photo: an illustration that goes through the same upload as a person's file, and that
 * follows from the title. Idempotent: after an interruption it adds the rest.
 */
export async function addDemoPhotos({ db, uploads }: DemoPhotoDeps, signal?: AbortSignal): Promise<void> {
  const listings = await listDemoListings(db)
  const chosen = listings.filter(({ photoUrl }, index) => index % 3 === 1 && photoUrl === null)
  for (const listing of chosen) {
    signal?.throwIfAborted()
    const { drawing } = listingIllustration(listing)
    const random = createRandom(`photo of ${listing.kind} ${listing.title}`)
    const file = await renderPng(photoScene(drawing, random))
    const { url } = await uploads.add(
      { userId: listing.uploaderId },
      { stream: Readable.from([file]), isTruncated: () => false },
    )
    await setPhoto(db, listing, url)
  }
}

async function renderPng(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  // Barely compressed: the upload decodes it at once and keeps only its own WebP files.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
