import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../setup/root.mjs'

const path =
  /`((?:(?:src|e2e|docs|deploy|scripts|bench|migrations)\/[\w./-]+|README|SECURITY|package-lock)\.\w+)`/g

const pages = ['docs/asvs.md', 'docs/security.md']

/** Finds files that the pages about security name and that do not exist. */
export async function docReferences() {
  const dangling = pages.flatMap((page) => {
    const text = readFileSync(fromRoot(page), 'utf8')
    const named = [...new Set([...text.matchAll(path)].map(([, name = '']) => name))]
    if (named.length === 0) return [`${page} names no file.`]
    return named
      .filter((name) => !existsSync(fromRoot(name)))
      .map((name) => `${page} names ${name}, which does not exist.`)
  })
  return { code: dangling.length === 0 ? 0 : 1, output: dangling.join('\n') }
}
