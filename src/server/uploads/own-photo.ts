import type { Actor } from '#server/actor.ts'
import type { Tx } from '#server/db/client.ts'
import { invalidField } from '#server/errors.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { lockUploadOwner } from './uploads.repository.ts'

interface PhotoUse {
  field: 'photoUrl' | 'profileImageUrl'
  url: FieldValue | undefined
  /** The stored photo, which may stay even if another user uploaded it. */
  current?: FieldValue | undefined
}

/** Refuses a photo that another user uploaded. Locks the upload for the transaction. */
export async function assertOwnPhoto(db: Tx, actor: Actor, { field, url, current }: PhotoUse): Promise<void> {
  if (typeof url !== 'string' || url === current) return
  if ((await lockUploadOwner(db, url)) === actor.userId) return
  throw invalidField(field, 'The picture must be one you have uploaded')
}
