import type { Readable } from 'node:stream'
import type { Actor } from '#server/actor.ts'
import { createBoundedQueue } from '#server/bounded-queue.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { causesOf } from '#server/db/database-errors.ts'
import { isOutOfSpace, outOfSpace, tooLarge, tooMany, unavailable } from '#server/errors.ts'
import { incomingFolder, withIncomingFile } from '#server/storage/incoming-file.ts'
import type { Storage, StoredFile } from '#server/storage/storage.ts'
import type { Upload } from '#shared/contract/uploads.ts'
import { filesOf, isPhotoName, newPhotoUrl } from './photo-name.ts'
import { type ShrunkPhoto, shrinkPhoto } from './shrink-photo.ts'
import { countUploadsSince, deleteUploads, insertUpload, lockUploadsOf } from './uploads.repository.ts'

interface UploadDeps {
  db: Db
  clock: () => Date
  storage: Storage
  dataDir: string
  /** Enables the daily quota. */
  rateLimit?: boolean
}

/** The stream ends at the size limit; call `isTruncated` after reading. */
export interface IncomingFile {
  stream: Readable
  isTruncated: () => boolean
}

export type UploadService = ReturnType<typeof createUploadService>

/** Far more than a person needs, far less than fills a disk. */
export const uploadsPerDay = 100

export function createUploadService({ db, clock, storage, dataDir, rateLimit = false }: UploadDeps) {
  // A large photo takes a quarter of a second of CPU: a longer queue would take seconds.
  const queue = createBoundedQueue({
    running: 2,
    waiting: 2,
    refusal: 'Many photos are being uploaded right now. Please try again in a moment.',
  })

  /** Inserts the row first: the sweep removes a row without a file, but would not find a file without a row. */
  const store = async (
    owner: Pick<Actor, 'userId'>,
    { large, small, width, height }: ShrunkPhoto,
  ): Promise<Upload> => {
    const url = newPhotoUrl()
    const files = filesOf(url)
    const bytes = large.byteLength + small.byteLength
    await db.transaction(async (tx) => {
      await lockUploadsOf(tx, owner.userId)
      await refuseOverQuota(tx, owner.userId)
      await insertUpload(tx, { url, userId: owner.userId, bytes, width, height, createdAt: clock() })
    })
    try {
      await storage.write(files.large, large)
      await storage.write(files.small, small)
    } catch (error) {
      await deleteUploads(db, [url])
      throw storageError(error)
    }
    return { url, width, height }
  }

  async function refuseOverQuota(db: Queryable, userId: string) {
    if (!rateLimit) return
    const since = new Date(clock().getTime() - dayMs)
    if ((await countUploadsSince(db, userId, since)) < uploadsPerDay) return
    throw tooMany(
      3_600,
      `You have added ${uploadsPerDay} pictures within a day, which is the most. Please go on tomorrow.`,
    )
  }

  return {
    add: (owner: Pick<Actor, 'userId'>, { stream, isTruncated }: IncomingFile): Promise<Upload> =>
      withIncomingFile(incomingFolder(dataDir), stream, async (path) => {
        // Checked early, and again with a lock when the photo is stored.
        await refuseOverQuota(db, owner.userId)
        if (isTruncated()) throw tooLarge(tooManyBytes, [{ field: 'photo', message: tooManyBytes }])
        return store(owner, await queue(() => shrinkPhoto(path)))
      }),

    async open(name: string): Promise<StoredFile | null> {
      if (!isPhotoName(name)) return null
      return storage.read(name).catch((error) => {
        throw storageError(error)
      })
    },
  }
}

const dayMs = 86_400_000
const tooManyBytes = 'File too large. Please select an image under 5MB.'

const storageError = (cause: unknown) =>
  causesOf(cause).some(({ code = '' }) => isOutOfSpace(code))
    ? outOfSpace(cause)
    : unavailable('Pictures cannot be reached right now. Please try again in a moment.', cause)
