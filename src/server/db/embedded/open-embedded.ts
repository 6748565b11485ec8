import type { DatabaseLogger } from '../logger.ts'
import { openPrivateFolder, prepareCluster } from './cluster-folder.ts'
import { openDoorway } from './doorway.ts'
import { type Engine, openEngine } from './engine.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'
import { InProcessSocket } from './in-process-socket.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** A database to start from when the folder has none yet: the files of a closed one. */
  template?: string
}

export interface Embedded {
  /** A new line to the engine, for the driver. */
  dial(): InProcessSocket
  unitCount: Engine['unitCount']
  onRestart: Engine['onRestart']
  close(): Promise<void>
}

/** Opens the database in the data folder, making it first if need be, and keeps every other process out. */
export async function openEmbedded(
  { dataDir, template }: EmbeddedOptions,
  { logger, clock }: { logger: DatabaseLogger; clock?: () => Date },
): Promise<Embedded> {
  const privateFolder = await openPrivateFolder(dataDir)
  const lock = await lockFolder(privateFolder, { clock }).catch((error) => {
    // The person at the terminal knows the folder by the name they gave it.
    throw error instanceof FolderInUseError ? new FolderInUseError(dataDir, error.holder) : error
  })
  try {
    const engine = await openEngine({ ...(await prepareCluster(privateFolder, template)), logger })
    const doorway = await openDoorway(privateFolder, engine, logger)
    await lock.announce(doorway.path)
    return {
      dial: () => new InProcessSocket(engine),
      unitCount: engine.unitCount,
      onRestart: engine.onRestart,
      async close() {
        await doorway.close()
        await engine.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
