import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './root.mjs'

/**
 * One hash over the names and contents of files and folders, all under the root.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [isIncluded]
 */
export function fingerprint(paths, isIncluded = () => true) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).filter(isIncluded).sort()) {
    const content = readFileSync(fromRoot(path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The fingerprint that an earlier run stored in a file. @param {string} path */
export function storedFingerprint(path) {
  return existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), 'utf8') : null
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const full = fromRoot(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesUnder(join(path, name)))
}
