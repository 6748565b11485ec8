import { isNull } from 'drizzle-orm'
import { listings } from '#server/db/schema/listings.ts'

/** Every query that does not ask for live listings alone names this: only the trash itself shows what is in the trash. */
export const notTrashed = isNull(listings.trashedAt)
