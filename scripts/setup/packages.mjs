import { lstatSync, readFileSync } from 'node:fs'
import { command } from './command.mjs'
import { printLine, secondsSince } from './print-line.mjs'
import { fromRoot } from './root.mjs'

/** Installs the packages in the lock file, unless all are installed. */
export async function ensurePackages() {
  // A symlink points to another checkout: installing here would replace packages of its running programs.
  if (lstatSync(fromRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (isInstalled()) return
  printLine('Installing packages …')
  const since = performance.now()
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error(`${output}\nThe packages could not be installed; npm's output is above.`)
  printLine(`Packages installed in ${secondsSince(since)}.`)
}

/** npm writes this list as its last step, so it is missing after an interrupted install. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path]?.version ?? (optional && version)) === version,
  )
}

/** @param {string} path @returns {Record<string, { version: string, optional?: boolean }>} */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(fromRoot(path), 'utf8')).packages
  } catch {
    return {}
  }
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return command(process.execPath, [script, ...args])
  return command('npm', args, { shell: process.platform === 'win32' })
}
