import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../setup/root.mjs'

const path = /`((?:src|e2e|docs|deploy|scripts|bench|migrations)\/[\w./-]+\.\w+)`/g

/** Finds files that docs/security.md names and that do not exist. */
export async function docReferences() {
  const text = readFileSync(fromRoot('docs', 'security.md'), 'utf8')
  const named = [...new Set([...text.matchAll(path)].map(([, name = '']) => name))]
  const dangling = named.filter((name) => !existsSync(fromRoot(name)))
  return {
    code: dangling.length === 0 && named.length > 0 ? 0 : 1,
    output: dangling.map((name) => `docs/security.md names ${name}, which does not exist.`).join('\n'),
  }
}
