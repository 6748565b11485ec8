import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * Ends processes and removes folders once the process that asked for it is gone, however it went: a kill -9 runs no
 * handler, but it does close the pipe that this small process listens on.
 */
export function hireJanitor() {
  const janitor = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  janitor.stdin.on('error', () => {})
  /** @param {string} verb @param {string | number} what */
  const tell = (verb, what) => void janitor.stdin.write(`${JSON.stringify([verb, what])}\n`)
  return {
    /** The process leads a group of its own, which ends with it. @param {number} pid */
    watchGroup: (pid) => tell('watch', pid),
    /** @param {number} pid */
    forgetGroup: (pid) => tell('forget', pid),
    /** @param {string} path */
    removeFolder: (path) => tell('remove', path),
    leave: () =>
      new Promise((resolve) => {
        janitor.once('exit', resolve)
        janitor.stdin.end()
      }),
  }
}

/** @typedef {ReturnType<typeof hireJanitor>} Janitor */

async function work() {
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
  /** @type {Set<number>} */
  const groups = new Set()
  /** @type {Set<string>} */
  const folders = new Set()
  for await (const line of createInterface({ input: process.stdin })) {
    const [verb, what] = JSON.parse(line)
    if (verb === 'watch') groups.add(what)
    if (verb === 'forget') groups.delete(what)
    if (verb === 'remove') folders.add(what)
  }
  for (const pid of groups) signalGroup(pid, 'SIGTERM')
  const deadline = Date.now() + 3_000
  while ([...groups].some((pid) => signalGroup(pid, 0)) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50))
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
  for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether the group still has a member */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work()
