import type { Db } from '#server/db/client.ts'
import { failIdleImports } from './import-batches.repository.ts'
import { interruptedMessage } from './import-result.ts'

interface Deps {
  db: Db
  clock: () => Date
}

/** Far longer than any statement of an import. */
const abandonedAfterSeconds = 15 * 60

/**
 * Marks the imports of dead processes as failed; PostgreSQL has rolled back their rows. An import that was only slow aborts
 * at its next progress update.
 */
export const tidyImports = ({ db, clock }: Deps): Promise<void> =>
  failIdleImports(db, { idleSeconds: abandonedAfterSeconds, message: interruptedMessage, now: clock() })

/** For the start of the only process on a database: any running import belongs to a dead process. */
export const endInterruptedImports = ({ db, clock }: Deps): Promise<void> =>
  failIdleImports(db, { idleSeconds: 0, message: interruptedMessage, now: clock() })
