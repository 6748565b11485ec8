import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
// A signal ends only this process. However it exits, what it runs ends with it.
process.on('exit', () => {
  for (const child of running) child.kill()
})

/**
 * In the background it gets what other processes leave of the cores.
 * @typedef {import('node:child_process').SpawnOptionsWithoutStdio & { isBackground?: boolean }} CommandOptions
 */

/**
 * Runs one command to its end and collects what it prints, so that a success stays quiet.
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
 * Runs a program from a package with this Node, without a shell or npx in between.
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export const packageCommand = (script, args, options) =>
  command(process.execPath, [`node_modules/${script}`, ...args], options)
