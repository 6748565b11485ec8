import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs one command to its end and collects what it prints, so that a success stays quiet.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function command(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk
      })
    const finish = (/** @type {number} */ code) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs a program from a package with this Node, without a shell or npx in between.
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const packageCommand = (script, args, options) =>
  command(process.execPath, [`node_modules/${script}`, ...args], options)

/**
 * While a command runs, a signal to this process ends the command too.
 * @returns {() => void} restores the default behavior
 */
export function forwardSignals() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const child of running) child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  return () => void process.off('SIGINT', end).off('SIGTERM', end)
}
