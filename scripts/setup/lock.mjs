import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot } from './root.mjs'
import { say } from './say.mjs'

const path = fromRoot('.cache', 'setup.lock')
/** After a reboot, another program may have the process id of the holder. No install takes this long. */
const maxAgeMs = 15 * 60_000

/**
 * Serializes installs and builds in one folder: the second process waits, then finds the work done.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  await acquire()
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

async function acquire() {
  mkdirSync(fromRoot('.cache'), { recursive: true })
  let isAnnounced = false
  while (!create()) {
    const holder = readHolder()
    if (holder?.isStale && readHolder()?.inode === holder.inode) rmSync(path, { force: true })
    else if (holder && !isAnnounced) {
      say(`Process ${holder.pid} is installing or building here; waiting for it.`)
      isAnnounced = true
    }
    await sleep(100)
  }
}

function create() {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Null when the lock is free, or its holder has not written its process id yet. */
function readHolder() {
  try {
    const { mtimeMs, ino } = statSync(path)
    const pid = Number(readFileSync(path, 'utf8'))
    if (pid === 0) return null
    return { pid, inode: ino, isStale: !isRunning(pid) || Date.now() - mtimeMs > maxAgeMs }
  } catch {
    return null
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code
