import { Readable } from 'node:stream'
import type { Db } from '#server/db/client.ts'
import { loadSharp } from '#server/uploads/load-sharp.ts'
import type { UploadService } from '#server/uploads/uploads.service.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { findDemoListings, findUploader, setPhoto } from './demo-photos.repository.ts'
import { photoScene } from './photo-scene.ts'
import { createRandom } from './random.ts'

interface DemoPhotoDeps {
  db: Db
  uploads: Pick<UploadService, 'add'>
}

/**
 * Gives every third listing a photo: an illustration derived from the title, stored through the ordinary upload.
 * Idempotent: after an interruption it adds the rest.
 */
export async function addDemoPhotos({ db, uploads }: DemoPhotoDeps, signal?: AbortSignal): Promise<void> {
  const uploader = await findUploader(db)
  if (uploader === null) return
  const sharp = await loadSharp()
  for (const [index, { row, values }] of (await findDemoListings(db)).entries()) {
    if (index % 3 !== 1 || values.photoUrl !== null) continue
    signal?.throwIfAborted()
    const categories = values[kindOf(row.kind).categories] as string[]
    const { drawing } = listingIllustration({ ...row, categories })
    const svg = photoScene(drawing, createRandom(`photo of ${row.kind} ${row.title}`))
    // Barely compressed: the upload decodes it at once and keeps only its own WebP files.
    const file = sharp(Buffer.from(svg)).png({ compressionLevel: 1 })
    const incoming = { stream: Readable.from([await file.toBuffer()]), isTruncated: () => false }
    const { url } = await uploads.add({ userId: row.userId ?? uploader }, incoming)
    await setPhoto(db, row, url)
  }
}
