import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
// A signal reaches only this process, so kill its children on every exit.
process.on('exit', () => {
  for (const child of running) child.kill()
})

/**
 * `isBackground` lowers the CPU priority.
 * @typedef {import('node:child_process').SpawnOptionsWithoutStdio & { isBackground?: boolean }} CommandOptions
 */

/**
 * Runs a command and collects its output, so that a success prints nothing.
 * @param {string} file
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function command(file, args, { isBackground = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, ...options })
    running.add(child)
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    child.stdin.end()
    let output = ''
    const append = (/** @type {unknown} */ text) => {
      output += text
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.once('error', append)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a package's program with this Node, without a shell or npx.
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export const packageCommand = (script, args, options) =>
  command(process.execPath, [`node_modules/${script}`, ...args], options)
