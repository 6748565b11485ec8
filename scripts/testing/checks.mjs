import { command, packageCommand } from '../setup/command.mjs'
import { docReferences } from './doc-references.mjs'
import { folderPairs } from './folder-pairs.mjs'

/** @typedef {{ name: string, run: (options?: { isBackground: boolean }) => Promise<{ code: number, output: string }> }} Check */

/** @param {string} name @param {string} script @param {string[]} args @returns {Check} */
const tool = (name, script, ...args) => ({ name, run: (options) => packageCommand(script, args, options) })

/** The static checks. Each resolves to an exit code and the output to print on failure. @type {Check[]} */
export const checks = [
  tool('format and lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off'),
  { name: 'sixth kind', run: (options) => command(process.execPath, ['scripts/sixth-kind.mjs'], options) },
  ...['src/shared', 'src/server', 'src/client', 'e2e', 'bench', 'scripts'].map((project) =>
    tool(`types of ${project}`, 'typescript/bin/tsc', '-p', project, '--checkers', '1'),
  ),
  { name: 'folder pairs', run: folderPairs },
  { name: 'references of the pages about security', run: docReferences },
  tool('dead code', 'knip/bin/knip.js', '--no-progress'),
]
