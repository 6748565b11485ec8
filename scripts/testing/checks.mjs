import { command, packageCommand } from '../setup/command.mjs'
import { docReferences } from './doc-references.mjs'
import { folderPairs } from './folder-pairs.mjs'

const typeProjects = ['src/shared', 'src/server', 'src/client', 'e2e', 'bench', 'scripts']

/** The static checks. Each resolves to an exit code, and to output that matters only on failure. */
export const checks = [
  { name: 'format and lint', run: () => packageCommand('@biomejs/biome/bin/biome', ['ci', '--colors=off']) },
  { name: 'sixth kind', run: () => command(process.execPath, ['scripts/sixth-kind.mjs']) },
  ...typeProjects.map((project) => ({
    name: `types of ${project}`,
    run: () => packageCommand('typescript/bin/tsc', ['-p', project, '--checkers', '1']),
  })),
  { name: 'folder pairs', run: folderPairs },
  { name: 'references of the pages about security', run: docReferences },
  { name: 'dead code', run: () => packageCommand('knip/bin/knip.js', ['--no-progress']) },
]
