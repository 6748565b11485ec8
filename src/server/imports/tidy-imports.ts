import type { Db } from '#server/db/client.ts'
import { interrupted } from './import-aborted.ts'
import { failRunningImports } from './import-batches.repository.ts'

interface Deps {
  db: Db
  clock: () => Date
}

/** Far longer than the database takes for any step of an import. */
const abandonedAfterSeconds = 15 * 60

/**
 * Marks the imports of dead processes as failed; the database has rolled back their rows by itself. An import that was
 * only slow notices the mark at its next step, and rolls back.
 */
export const tidyImports = ({ db, clock }: Deps): Promise<void> =>
  failRunningImports(db, { idleSeconds: abandonedAfterSeconds, message: interrupted().message, now: clock() })

/** At the start of a process that is alone on its database: the imports that seem to run died with the process before. */
export const endInterruptedImports = ({ db, clock }: Deps): Promise<void> =>
  failRunningImports(db, { idleSeconds: null, message: interrupted().message, now: clock() })
