import { spawn } from 'node:child_process'
import { shareSetupLock } from './lock.mjs'
import { root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs one command to its end and keeps what it printed, so that a quiet success stays quiet.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function command(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    running.add(child)
    if (child.pid) shareSetupLock(child.pid)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal ? 128 : 1), output })
    })
  })
}

/**
 * The same, for a program that a package brings: its script is run by this very Node, without a shell or npx between.
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const packageCommand = (script, args, options) =>
  command(process.execPath, [`node_modules/${script}`, ...args], options)

/**
 * While a command runs, a signal to this process ends the command too.
 * @param {NodeJS.Process} target
 * @returns {() => void} puts the default behaviour back
 */
export function endChildrenWith(target) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const child of running) child.kill(signal)
    target.exit(signal === 'SIGINT' ? 130 : 143)
  }
  target.on('SIGINT', end).on('SIGTERM', end)
  return () => void target.off('SIGINT', end).off('SIGTERM', end)
}
