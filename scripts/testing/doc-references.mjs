import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../setup/root.mjs'

const path =
  /`((?:(?:src|e2e|docs|deploy|scripts|bench|migrations)\/[\w./-]+|README|SECURITY|package-lock)\.\w+)`/g

const pages = ['docs/asvs.md', 'docs/security.md']

/** Number, reminder, how it is met, shown by. */
const requirement = /^\| ([\d.]+) \| .*? \| (.*) \| (.*)\|$/gm
const notMet = /^(does not apply|decided otherwise|open):/
const proof = /\.(test\.tsx?|spec\.ts|ordeal\.ts)$|^docs\//

/** Finds files that the pages about security name and that do not exist, and requirements met without a proof. */
export async function docReferences() {
  const problems = [...pages.flatMap(dangling), ...unproven(read('docs/asvs.md'))]
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}

/** @param {string} page */
function dangling(page) {
  const named = [...new Set(namesIn(read(page)))]
  if (named.length === 0) return [`${page} names no file.`]
  return named
    .filter((name) => !existsSync(fromRoot(name)))
    .map((name) => `${page} names ${name}, which does not exist.`)
}

/** @param {string} text */
function unproven(text) {
  const rows = [...text.matchAll(requirement)]
  if (rows.length === 0) return ['docs/asvs.md has no requirements.']
  return rows
    .filter(([, , how = '', shownBy = '']) => !notMet.test(how) && !namesIn(shownBy).some(isProof))
    .map(([, number]) => `docs/asvs.md: ${number} is met and names neither a test nor a decision.`)
}

/** @param {string} name */
const isProof = (name) => proof.test(name)
/** @param {string} text */
const namesIn = (text) => [...text.matchAll(path)].map(([, name = '']) => name)
/** @param {string} page */
const read = (page) => readFileSync(fromRoot(page), 'utf8')
