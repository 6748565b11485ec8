import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of an installed program. Debian installs servers in /usr/sbin, which may not be in PATH. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return (
    folders
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .find(isProgram) ?? null
  )
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
