import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { command } from '../setup/command.mjs'
import { printLine, secondsSince } from '../setup/print-line.mjs'

/** Chromium without a user interface: a third faster on two cores. */
const headlessShell = 'chromium-headless-shell'
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const noBrowser =
  'No Chromium was found for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.'

/** @returns {string | undefined} the path of the program */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return (chosen ? [chosen] : [...candidates, ...applications]).find((path) => existsSync(path))
}

/** Returns the path of Chromium. As root, installs it from Debian packages if needed. */
export async function ensureBrowser() {
  if (!findBrowser()?.endsWith(headlessShell)) await installDebianPackage(headlessShell)
  if (!findBrowser()) await installDebianPackage('chromium')
  return findBrowser()
}

/** @param {string} name */
async function installDebianPackage(name) {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  printLine(`Installing ${name} from the Debian packages …`)
  const since = performance.now()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await command('apt-get', ['update', '-q'], { env })
  const args = ['install', '-yq', '--no-install-recommends', name]
  const { code, output } = await command('apt-get', args, { env })
  printLine(
    code === 0 ? `Installed in ${secondsSince(since)}.` : `${output}\napt-get could not install ${name}.`,
  )
}
