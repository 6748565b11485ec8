import { existsSync } from 'node:fs'
import { command } from '../setup/command.mjs'
import { say, secondsSince } from '../setup/say.mjs'

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Brings what is missing from Debian's packages, where that is possible. @param {string[]} names */
export async function installDebianPackages(names) {
  if (names.length === 0 || !canInstall()) return
  say(`Installing ${names.join(' and ')} from the system's packages …`)
  const since = performance.now()
  await apt(['update', '-q'])
  const { code, output } = await apt(['install', '-yq', '--no-install-recommends', ...names])
  say(
    code === 0
      ? `Installed in ${secondsSince(since)}.`
      : `${output}\napt-get could not install ${names.join(', ')}.`,
  )
}

/** @param {string[]} args */
const apt = (args) => command('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
