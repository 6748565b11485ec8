import { readFileSync } from 'node:fs'
import { fromRoot } from './root.mjs'

/** @param {string} path @returns {string | null} */
export function readStamp(path) {
  try {
    return readFileSync(fromRoot(path), 'utf8')
  } catch {
    return null
  }
}
