import { isNull } from 'drizzle-orm'
import { listings } from '#server/db/schema/listings.ts'

/** Required in every query that is not limited to live listings: only the trash shows trashed listings. */
export const notTrashed = isNull(listings.trashedAt)
