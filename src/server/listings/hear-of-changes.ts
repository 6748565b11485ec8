import type { Database } from '#server/db/client.ts'
import type { KeptAnswers } from '#server/http/kept/kept-answers.ts'

/** Where triggers announce what a transaction has changed: the id of a listing whose counters moved, or nothing. */
const channel = 'listing_changes'

/** Forgets what other processes have changed, as soon as their transactions are done. */
export function hearOfChanges(database: Pick<Database, 'listen'>, answers: KeptAnswers) {
  return database.listen(channel, {
    onMessage: (payload) => {
      if (/^\d+$/.test(payload)) answers.forget(Number(payload))
      else answers.forgetAll()
    },
    onGap: answers.forgetAll,
  })
}
