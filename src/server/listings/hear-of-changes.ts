import type { Database } from '#server/db/client.ts'
import type { Memory } from '#server/http/kept/memory.ts'

/** Where triggers announce what a transaction has changed: the id of a listing whose counters moved, or nothing. */
const channel = 'listing_changes'

const askEveryMs = 250

interface Deps {
  database: Pick<Database, 'listen'>
  memory: Memory
  clock: () => Date
}

/**
 * Forgets what other processes have changed, as soon as their transactions are done. A line that is silent may be broken,
 * so it is asked a few times a second; while it answers, the memory may keep what nobody has changed.
 */
export function hearOfChanges({ database, memory, clock }: Deps) {
  const line = database.listen(channel, {
    onMessage: (payload) => {
      if (/^\d+$/.test(payload)) memory.forget(Number(payload))
      else memory.forgetAll()
    },
    onGap: memory.forgetAll,
  })
  let isAsking = false
  const timer = setInterval(() => void ask(), askEveryMs).unref()

  return {
    async end() {
      clearInterval(timer)
      await line.end()
    },
  }

  async function ask() {
    if (isAsking) return
    isAsking = true
    const asked = clock()
    if (await line.isCurrent()) memory.knowsUntil(asked)
    isAsking = false
  }
}
