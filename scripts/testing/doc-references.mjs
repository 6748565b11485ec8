import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../setup/root.mjs'

const path =
  /`((?:src|e2e|docs|deploy|scripts|bench|migrations)\/[\w./-]*\w|(?:README|SECURITY|package-lock)\.\w+)`/g
/** 'rules 1.9, 16.2 and 22.4', 'rules 5.5 to 5.8' */
const rules = /\brules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g

const pages = ['docs/asvs.md', 'docs/security.md']

/** Columns: number, summary, how it is met, evidence. */
const requirement = /^\| ([\d.]+) \| .*? \| (.*) \| (.*)\|$/gm
const notMet = /^(does not apply|decided otherwise|open):/
const proof = /\.(test\.tsx?|spec\.ts|ordeal\.ts)$|^docs\//

/** Reports missing files and product rules cited in the security pages, and met requirements without evidence. */
export async function docReferences() {
  const problems = [...pages.flatMap(dangling), ...unproven(read('docs/asvs.md'))]
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}

/** @param {string} page */
function dangling(page) {
  const cited = [...new Set(citedFiles(read(page)))]
  if (cited.length === 0) return [`${page} names no file.`]
  const known = read('docs/product.md')
  const citedRules = [...read(page).matchAll(rules)].flatMap(([, numbers = '']) =>
    numbers.split(/, | and | to /),
  )
  return [
    ...cited.filter((name) => !existsSync(fromRoot(name))),
    ...citedRules.filter((number) => !known.includes(`\n- **${number}** `)).map((number) => `rule ${number}`),
  ].map((name) => `${page} names ${name}, which does not exist.`)
}

/** @param {string} text */
function unproven(text) {
  const rows = [...text.matchAll(requirement)]
  if (rows.length === 0) return ['docs/asvs.md has no requirements.']
  return rows
    .filter(
      ([, , how = '', shownBy = '']) =>
        !notMet.test(how) && !citedFiles(shownBy).some((name) => proof.test(name)),
    )
    .map(([, number]) => `docs/asvs.md: ${number} is met and names neither a test nor a decision.`)
}

/** @param {string} text */
const citedFiles = (text) => [...text.matchAll(path)].map(([, name = '']) => name)
/** @param {string} page */
const read = (page) => readFileSync(fromRoot(page), 'utf8')
