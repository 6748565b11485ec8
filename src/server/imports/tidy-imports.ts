import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { endSilent, findUntidy, markTidy } from './import-batches.repository.ts'
import { interrupted } from './import-broken-off.ts'
import { makeFindable, rangesOf, removeUnseen } from './imports.repository.ts'

type IsStopped = () => boolean

/** Removes what an import that has failed left unseen, a little at a time. */
export async function removeLeftRows(db: Db, id: number, isStopped: IsStopped = () => false): Promise<void> {
  while (!isStopped()) {
    if ((await transact(db, (db) => removeUnseen(db, id))) > 0) continue
    await markTidy(db, id)
    return
  }
}

/** Makes what an import has brought findable by its words, a little at a time. */
export async function makeAllFindable(db: Db, id: number, isStopped: IsStopped = () => false): Promise<void> {
  for (const range of await rangesOf(db, id, findableAtOnce)) {
    if (isStopped()) return
    await makeFindable(db, range)
  }
  await markTidy(db, id)
}

const findableAtOnce = 250

/** How often a running import says that it runs, and after what silence it has died with its process. */
export const pulseMs = 5_000
const silentSeconds = 30

interface TidyDeps {
  db: Db
  clock: () => Date
  logger: { warn(details: object, message: string): void }
  /** No other process uses this database: whatever seems to run at the start has died. */
  isAlone: boolean
  everyMs?: number
}

/** Ends and tidies up the imports of processes that are gone: now, and from time to time until it is stopped. */
export async function startTidyingImports({ db, clock, logger, isAlone, everyMs = 10_000 }: TidyDeps) {
  let isStopped = false
  let tidying: Promise<void> | null = null

  const endDead = (seconds: number | null) => endSilent(db, seconds, interrupted().message, clock())
  const tidy = async () => {
    await endDead(silentSeconds)
    for (const { id, status } of await findUntidy(db)) {
      const finish = status === 'done' ? makeAllFindable : removeLeftRows
      await finish(db, id, () => isStopped)
    }
  }
  const look = () => {
    tidying ??= tidy()
      .catch((error) => {
        if (!isStopped) logger.warn({ err: error }, 'what imports left behind stays for now')
      })
      .finally(() => {
        tidying = null
      })
  }

  if (isAlone) await endDead(null)
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await tidying
  }
}
