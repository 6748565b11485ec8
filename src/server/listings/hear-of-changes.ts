import type { Database } from '#server/db/client.ts'
import type { Forgetful } from '#server/http/kept/kept.ts'

/** Where triggers announce what a transaction has changed: the id of a listing whose counters moved, or nothing. */
const channel = 'listing_changes'

/** Forgets what other processes have changed, as soon as their transactions are done. */
export function hearOfChanges(database: Pick<Database, 'listen'>, memory: Forgetful) {
  return database.listen(channel, {
    onMessage: (payload) => {
      if (/^\d+$/.test(payload)) memory.forget(Number(payload))
      else memory.forgetAll()
    },
    onGap: memory.forgetAll,
  })
}
