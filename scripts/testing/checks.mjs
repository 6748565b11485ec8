import { command, packageCommand } from '../setup/command.mjs'
import { docReferences } from './doc-references.mjs'
import { folderPairs } from './folder-pairs.mjs'

const typeProjects = ['src/shared', 'src/server', 'src/client', 'e2e', 'bench', 'scripts']

/**
 * The static checks. Each resolves to an exit code, and to output that matters only on failure.
 * @type {{ name: string, run: (options?: import('../setup/command.mjs').CommandOptions) => Promise<{ code: number, output: string }> }[]}
 */
export const checks = [
  {
    name: 'format and lint',
    run: (options) => packageCommand('@biomejs/biome/bin/biome', ['ci', '--colors=off'], options),
  },
  {
    name: 'sixth kind',
    run: (options) => command(process.execPath, ['scripts/sixth-kind.mjs'], options),
  },
  ...typeProjects.map((project) => ({
    name: `types of ${project}`,
    run: (/** @type {import('../setup/command.mjs').CommandOptions | undefined} */ options) =>
      packageCommand('typescript/bin/tsc', ['-p', project, '--checkers', '1'], options),
  })),
  { name: 'folder pairs', run: folderPairs },
  { name: 'references of the pages about security', run: docReferences },
  { name: 'dead code', run: (options) => packageCommand('knip/bin/knip.js', ['--no-progress'], options) },
]
