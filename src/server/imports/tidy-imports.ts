import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { endSilent, findUntidy, markTidy } from './import-batches.repository.ts'
import { interrupted } from './import-broken-off.ts'
import { removeUnseen } from './imports.repository.ts'

type IsStopped = () => boolean

/** Removes what an import that has failed left unseen, a little at a time. */
export async function removeLeftRows(db: Db, id: number, isStopped: IsStopped = () => false): Promise<void> {
  while (!isStopped()) {
    if ((await transact(db, (db) => removeUnseen(db, id))) > 0) continue
    await markTidy(db, id)
    return
  }
}

/** How often a running import says that it runs, and after what silence it has died with its process. */
export const pulseMs = 5_000
const silentSeconds = 30

interface TidyDeps {
  db: Db
  clock: () => Date
}

/** Ends the imports of processes that are gone, and finishes what ended imports have left to do. */
export async function tidyImports({ db, clock }: TidyDeps, signal?: AbortSignal): Promise<void> {
  await endSilent(db, silentSeconds, interrupted().message, clock())
  for (const { id, status } of await findUntidy(db)) {
    if (status === 'done') await markTidy(db, id)
    else await removeLeftRows(db, id, () => signal?.aborted ?? false)
  }
}

/** For a process that has the database to itself: what seems to run when it starts died with the process before. */
export const endInterruptedImports = ({ db, clock }: TidyDeps): Promise<void> =>
  endSilent(db, null, interrupted().message, clock())
