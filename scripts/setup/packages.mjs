import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { command } from './command.mjs'
import { fingerprint, storedFingerprint } from './fingerprint.mjs'
import { fromRoot } from './root.mjs'
import { say, secondsSince } from './say.mjs'

const installedFile = 'node_modules/.waymark-install'

/** Installs the packages of the lock file when they are missing or the lock file has changed. */
export async function ensurePackages() {
  // A linked folder belongs to another checkout: an install here would replace it under programs that run there.
  if (lstatSync(fromRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = `${fingerprint(['package-lock.json'])} ${process.platform} ${process.arch}\n`
  if (storedFingerprint(installedFile) === wanted) return
  if (!isInstalled()) {
    say('Installing packages …')
    const since = performance.now()
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Error(`${output}\nThe packages could not be installed; npm's output is above.`)
    say(`Packages installed in ${secondsSince(since)}.`)
  }
  writeFileSync(fromRoot(installedFile), wanted)
}

/** True after a manual `npm install`: npm writes the list of installed packages as its last step. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  const locked = packagesIn('package-lock.json')
  if (!installed || !locked) return false
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path]?.version ?? (optional && version)) === version,
  )
}

/** @param {string} path @returns {Record<string, { version: string, optional?: boolean }> | null} */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(fromRoot(path), 'utf8')).packages
  } catch {
    return null
  }
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return command(process.execPath, [script, ...args])
  return command('npm', args, { shell: process.platform === 'win32' })
}
