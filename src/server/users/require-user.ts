import type { Actor } from '#server/actor.ts'
import type { Queryable } from '#server/db/client.ts'
import { unauthorized } from '#server/errors.ts'
import { findById, type User } from './users.repository.ts'

/** A concurrent request may have deleted the caller's account. */
export const requireUser = async (db: Queryable, { userId }: Actor): Promise<User> => {
  const user = await findById(db, userId)
  if (user === null) throw unauthorized()
  return user
}
