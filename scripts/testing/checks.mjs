import { existsSync } from 'node:fs'
import { command, packageCommand } from '../setup/command.mjs'
import { fromRoot } from '../setup/root.mjs'
import { folderPairs } from './folder-pairs.mjs'

const typeProjects = ['src/shared', 'src/server', 'src/client', 'e2e', 'bench', 'scripts']

/** What can be said of the code without running it. Each is one command, which prints nothing worth reading unless it fails. */
export const checks = [
  { name: 'format and lint', run: () => packageCommand('@biomejs/biome/bin/biome', ['ci', '--colors=off']) },
  ...typeProjects
    .filter((project) => existsSync(fromRoot(project, 'tsconfig.json')))
    .map((project) => ({
      name: `types of ${project}`,
      run: () => packageCommand('typescript/bin/tsc', ['-p', project]),
    })),
  { name: 'folders that import each other', run: folderPairs },
  { name: 'a sixth kind', run: () => command(process.execPath, ['scripts/sixth-kind.mjs']) },
  { name: 'dead code', run: () => packageCommand('knip/bin/knip.js', ['--no-progress']) },
]
