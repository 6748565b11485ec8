import { lstatSync, readFileSync } from 'node:fs'
import { command } from './command.mjs'
import { fromRoot } from './root.mjs'
import { say, secondsSince } from './say.mjs'

/** Installs the packages of the lock file, unless all of them are installed. */
export async function ensurePackages() {
  // A linked folder belongs to another checkout: an install here would replace it under programs that run there.
  if (lstatSync(fromRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (isInstalled()) return
  say('Installing packages …')
  const since = performance.now()
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error(`${output}\nThe packages could not be installed; npm's output is above.`)
  say(`Packages installed in ${secondsSince(since)}.`)
}

/** npm writes the list of installed packages as its last step, so that it is missing after an interrupted install. */
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
