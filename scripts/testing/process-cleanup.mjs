import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * Starts a process that ends process groups and removes folders when this process is gone. A `kill -9` runs no handler,
 * but it closes the pipe that the cleanup process reads.
 */
export function startProcessCleanup() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  child.stdin.on('error', () => {})
  /** @param {string} action @param {string | number} target */
  const send = (action, target) => void child.stdin.write(`${JSON.stringify([action, target])}\n`)
  return {
    /** @param {number} pid the leader of a process group */
    addGroup: (pid) => send('add-group', pid),
    /** @param {number} pid */
    removeGroup: (pid) => send('remove-group', pid),
    /** @param {string} path */
    addFolder: (path) => send('add-folder', path),
    /** Cleans up now. */
    finish: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.stdin.end()
      }),
  }
}

async function main() {
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
  /** @type {Set<number>} */
  const groups = new Set()
  /** @type {Set<string>} */
  const folders = new Set()
  for await (const line of createInterface({ input: process.stdin })) {
    const [action, target] = JSON.parse(line)
    if (action === 'add-group') groups.add(target)
    if (action === 'remove-group') groups.delete(target)
    if (action === 'add-folder') folders.add(target)
  }
  for (const pid of groups) signalGroup(pid, 'SIGTERM')
  const deadline = Date.now() + 3_000
  while ([...groups].some((pid) => signalGroup(pid, 0)) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50))
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
