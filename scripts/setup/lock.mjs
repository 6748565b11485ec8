import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot } from './root.mjs'
import { say } from './say.mjs'

const path = fromRoot('.cache', 'setup.lock')
const heartbeat = 2_000
const silence = 180_000
let isHeld = false

/**
 * Two starts in one folder take turns: only one installs or builds, the other finds the work done.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  mkdirSync(fromRoot('.cache'), { recursive: true })
  await take()
  isHeld = true
  const mine = readHolder()?.inode
  const ifMine = (/** @type {() => void} */ act) => {
    if (readHolder()?.inode === mine) act()
  }
  const release = () => ifMine(() => rmSync(path, { force: true }))
  const beat = setInterval(() => ifMine(() => utimesSync(path, new Date(), new Date())), heartbeat)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    isHeld = false
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

/** An npm whose parent was killed goes on writing, so the lock is abandoned only when both are gone. @param {number} pid */
export function shareSetupLock(pid) {
  if (isHeld) appendFileSync(path, ` ${pid}`)
}

async function take() {
  let seen = readHolder()
  let seenAt = performance.now()
  let told = false
  while (!create()) {
    const holder = readHolder()
    if (holder && (holder.inode !== seen?.inode || holder.touched !== seen.touched)) {
      seen = holder
      seenAt = performance.now()
    }
    // A process number may be given to another program after a crash, so a living number alone proves nothing.
    if (holder && (holder.pids.every(isDead) || performance.now() - seenAt > silence)) setAside(holder)
    else if (holder && !told) {
      say(`Process ${holder.pids[0]} is installing or building here; waiting for it.`)
      told = true
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

/** @typedef {{ pids: number[], touched: number, inode: number }} Holder */

/** @returns {Holder | null} */
function readHolder() {
  try {
    const { mtimeMs, ino } = statSync(path)
    const pids = readFileSync(path, 'utf8').split(' ').map(Number)
    return { pids, touched: mtimeMs, inode: ino }
  } catch {
    return null
  }
}

/** @param {number} pid */
function isDead(pid) {
  // Zero: the holder has made the file and not yet written its number.
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

// Two waiters may judge the same lock abandoned; the inode tells the second that the file is the first's fresh one.
/** @param {Holder} holder */
function setAside(holder) {
  if (readHolder()?.inode !== holder.inode) return
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  rmSync(aside, { force: true })
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code
