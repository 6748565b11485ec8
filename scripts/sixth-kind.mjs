/*
 * Verifies that a new listing kind needs code in three places, each reported by the compiler. In a copy of the sources, it
 * adds the name of a toy kind, which must break only the registry, then its definition, which must break only the tables
 * and the looks.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageCommand } from './setup/command.mjs'
import { printLine } from './setup/print-line.mjs'
import { fromRoot } from './setup/root.mjs'

const names = 'src/shared/listings/kind-paths.ts'
const registry = 'src/shared/listings/kinds.ts'
const tables = 'src/server/db/schema/facts.ts'
const looks = 'src/client/features/listings/looks/looks.ts'

const toy = `import { defineKind } from '../define-kind.ts'
import { list, longText, photo, text } from '../fields.ts'
import { kindPaths } from '../kind-paths.ts'
import { listingDefaults } from './listing-defaults.ts'
import { placeFields, placeFilters } from './place.ts'

export const toy = defineKind({
  ...listingDefaults,
  names: {
    listingType: 'toy', path: kindPaths.toy, adminType: 'toy', rows: 'toys', pending: 'toys', bookmark: 'toys',
    label: 'Toy', plural: 'Toys', nav: 'Toys', tab: 'Toy', section: 'Toys',
  },
  card: { title: 'Toys', text: 'Games to borrow.', icon: 'store' }, intro: 'Games to borrow.',
  title: 'name', organization: null, subtitle: null, categories: 'categories', opens: [], closes: [],
  categoryDrawings: { Board: 'building-blocks', Card: 'books' }, drawing: 'balloons',
  fields: {
    name: text({ label: 'Name', required: 'Name is required' }),
    description: longText({ label: 'Description' }),
    categories: list({ label: 'Categories', options: ['Board', 'Card'] }),
    ...placeFields, photoUrl: photo({ label: 'Photo' }),
  },
  filters: [...placeFilters, { param: 'categories', field: 'categories', op: 'overlaps', label: 'Categories' }],
  sorts: ['createdAt', 'name'],
  sections: [{ title: 'Basics', fields: ['name', 'description', 'categories', 'city', 'state', 'photoUrl'] }],
  example: { name: 'Go', description: 'Old.', categories: 'Board', city: 'Dublin', state: 'CA' },
})
`

const folder = mkdtempSync(join(tmpdir(), 'waymark-sixth-kind-'))
try {
  for (const part of ['src', 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(fromRoot(part), join(folder, part), { recursive: true })
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'), 'junction')

  insert(names, '= {', "toy: 'toys',")
  await expectErrors(['src/shared'], [registry])

  writeFileSync(join(folder, 'src/shared/listings/kinds/toy.ts'), toy)
  insert(registry, 'const definitions = {', 'toy,')
  insert(registry, '', "import { toy } from './kinds/toy.ts';")
  await expectErrors(['src/server', 'src/client'], [tables, looks])
  expectNoComparisons()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} file @param {string} after @param {string} text */
function insert(file, after, text) {
  const source = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(folder, file), source.replace(after, `${after} ${text}`))
}

/** @param {string[]} projects @param {string[]} expected the only files that must not compile */
async function expectErrors(projects, expected) {
  const check = (/** @type {string} */ project) =>
    packageCommand('typescript/bin/tsc', ['-p', project, '--pretty', 'false', '--checkers', '1'], {
      cwd: folder,
    })
  const outputs = (await Promise.all(projects.map(check))).map(({ output }) => output)
  const errors = [...outputs.join('\n').matchAll(/^(\S+)\(\d+,\d+\): error.*/gm)]
  for (const [message, file = ''] of errors)
    if (!expected.includes(file)) fail(`A new kind is an error in a fourth place: ${message}`)
  for (const file of expected)
    if (!errors.some((error) => error[1] === file)) fail(`A new kind is not an error in ${file}`)
}

/** Kinds differ by capabilities in `define-kind.ts`: no code compares the name of a kind. */
function expectNoComparisons() {
  const kinds = [...readFileSync(fromRoot(names), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, kind]) => kind)
  const comparison = new RegExp(`([=!]==|case) '(${kinds.join('|')})'`)
  for (const file of readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|testing/.test(file)) continue
    for (const line of readFileSync(fromRoot('src', file), 'utf8').split('\n'))
      if (comparison.test(line)) fail(`This should ask for a capability, in src/${file}: ${line.trim()}`)
  }
}

/** @param {string} problem */
function fail(problem) {
  printLine(problem)
  process.exitCode = 1
}
