import { readFileSync, writeFileSync } from 'node:fs'
import { command } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { fromRoot } from './root.mjs'
import { say, secondsSince } from './say.mjs'
import { readStamp } from './stamp.mjs'

const stampPath = 'node_modules/.waymark-install'

/** Installs the packages of the lock file when they are missing or the lock has changed since. */
export async function ensurePackages() {
  const wanted = `${fingerprint(['package-lock.json'])} ${process.platform} ${process.arch}\n`
  if (readStamp(stampPath) === wanted) return
  if (!isInstalledByHand()) {
    say('Installing packages …')
    const since = performance.now()
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0)
      throw new Error(`${output}\nThe packages could not be installed; npm's own words are above.`)
    say(`Packages installed in ${secondsSince(since)}.`)
  }
  writeFileSync(fromRoot(stampPath), wanted)
}

// npm writes node_modules/.package-lock.json as the last step of an install: if it names every package of the lock in
// the same version, somebody has run npm install already.
function isInstalledByHand() {
  const installed = packagesOf('node_modules/.package-lock.json')
  const locked = packagesOf('package-lock.json')
  if (!installed || !locked) return false
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path]?.version ?? (optional && version)) === version,
  )
}

/** @param {string} path @returns {Record<string, { version: string, optional?: boolean }> | null} */
function packagesOf(path) {
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
