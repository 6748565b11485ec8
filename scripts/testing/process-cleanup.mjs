import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Starts a process that kills process groups and removes folders after this process exits. `kill -9` runs no handler,
 * but it closes the pipe that the cleanup process reads.
 */
export function startProcessCleanup() {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  child.stdin.on('error', () => {})
  /** @param {'addGroup' | 'removeGroup' | 'addFolder'} action @returns {(target: string | number) => void} */
  const sender = (action) => (target) => void child.stdin.write(`${JSON.stringify({ [action]: target })}\n`)
  return {
    addGroup: sender('addGroup'),
    removeGroup: sender('removeGroup'),
    addFolder: sender('addFolder'),
    /** Cleans up now. */
    finish: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.stdin.end()
      }),
  }
}

async function cleanUpAfterParent() {
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
  /** @type {Set<number>} */
  const groups = new Set()
  /** @type {Set<string>} */
  const folders = new Set()
  for await (const line of createInterface({ input: process.stdin })) {
    const { addGroup, removeGroup, addFolder } = JSON.parse(line)
    if (addGroup) groups.add(addGroup)
    groups.delete(removeGroup)
    if (addFolder) folders.add(addFolder)
  }
  for (const pid of groups) signalGroup(pid, 'SIGTERM')
  const deadline = Date.now() + 3_000
  while ([...groups].some((pid) => signalGroup(pid, 0)) && Date.now() < deadline) await sleep(50)
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
  for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether the group has a member */
export function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

if (process.argv[1] === import.meta.filename) await cleanUpAfterParent()
