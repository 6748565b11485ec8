import { once } from 'node:events'
import { mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { Logger } from '#server/logger.ts'
import { openPrivateFolder } from './embedded-account.ts'
import { findBinaries } from './embedded-binaries.ts'
import { databaseUser, passwordFile, postgresArguments, prepareCluster } from './embedded-cluster.ts'
import { findPostmaster, isRunning, type Launch, type Postmaster, startPostmaster } from './postmaster.ts'

/** Starts the bundled PostgreSQL in DATA_DIR. It stops with this process, even after kill -9, and restarts after a failure. */
export async function startEmbeddedPostgres({ dataDir, logger }: { dataDir: string; logger: Logger }) {
  await mkdir(dataDir, { recursive: true })
  const folder = await privateFolder(dataDir)
  const account = await openPrivateFolder(folder)
  const bin = await findBinaries(account)
  const cluster = await prepareCluster({ folder, account, bin, logger })
  const args = await postgresArguments(cluster, folder, account)
  const command = [...account.prefix, join(bin, 'postgres'), ...args]
  const launch: Launch = { dataDir, cluster, bin, command, logger }
  let isStopping = false
  let running = await startPostmaster(launch)
  let restarting: Promise<void> | null = null
  restartOnExit()

  return {
    connection: await connectionTo(running.postmaster, folder),
    describe: `embedded PostgreSQL in ${folder}`,
    async stop() {
      isStopping = true
      await restarting
      const { supervisor, postmaster } = running
      supervisor.stdin?.end()
      if (supervisor.exitCode === null && supervisor.signalCode === null) await once(supervisor, 'exit')
      const isTemporary = postmaster.socketFolder !== folder
      if (isTemporary) await rm(postmaster.socketFolder, { recursive: true, force: true })
    },
  }

  function restartOnExit() {
    running.supervisor.once('exit', () => {
      if (!isStopping) restarting = restart()
    })
  }

  async function restart() {
    logger.error({ postgres: running.lastMessages() }, 'PostgreSQL ended unexpectedly, restarting it')
    while (!isStopping) {
      try {
        running = await startPostmaster(launch, true)
        logger.info('PostgreSQL is running again')
        return restartOnExit()
      } catch (error) {
        logger.error({ err: error }, 'PostgreSQL could not be restarted')
        await sleep(1_000)
      }
    }
  }
}

/** For commands beside a running server. Null when none runs. */
export async function findRunningEmbedded(dataDir: string): Promise<PoolConfig | null> {
  const folder = await privateFolder(dataDir).catch(() => null)
  if (folder === null) return null
  const postmaster = await findPostmaster(join(folder, 'cluster'))
  const isUsable = postmaster?.status === 'ready' && (postmaster.isElsewhere || isRunning(postmaster.owner))
  return isUsable ? connectionTo(postmaster, folder) : null
}

/** The real path, which other processes resolve too. */
async function privateFolder(dataDir: string) {
  return join(await realpath(dataDir), 'postgres')
}

async function connectionTo({ socketFolder, port }: Postmaster, folder: string): Promise<PoolConfig> {
  return {
    host: socketFolder || '127.0.0.1',
    port,
    user: databaseUser,
    password: socketFolder ? undefined : await readFile(join(folder, passwordFile), 'utf8'),
    database: 'postgres',
    ssl: false,
  }
}
