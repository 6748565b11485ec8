import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { fromRoot } from '../setup/root.mjs'

/** The specifiers of `from '…'` and `import('…')`. */
const imports = /(?:from|import\()\s*'([#.][^']+)'/g

/**
 * Finds folders that import each other, because neither can be read alone. Files outside the folders, such as `app.ts`,
 * compose them, and tests may import anything.
 */
export async function folderPairs() {
  /** @type {Map<string, string>} the first import from one folder to another */
  const edges = new Map()
  for (const file of sources()) {
    for (const [, target = ''] of readFileSync(fromRoot(file), 'utf8').matchAll(imports)) {
      const path = target.startsWith('#') ? `src/${target.slice(1)}` : posix.join(posix.dirname(file), target)
      const [from, to] = [folderOf(file), folderOf(path)]
      if (from && to && from !== to && !edges.has(`${from} ${to}`))
        edges.set(`${from} ${to}`, `${file} imports ${path}`)
    }
  }
  const pairs = [...edges].flatMap(([edge, reason]) => {
    const reverse = edge.split(' ').reverse().join(' ')
    const back = edges.get(reverse)
    return back && edge < reverse ? [`${reason}, and ${back}`] : []
  })
  return { code: pairs.length === 0 ? 0 : 1, output: pairs.join('\n') }
}

const sources = () =>
  readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))

/** `src/server/reviews`; a screen is a folder of its own. @param {string} file */
const folderOf = (file) => /^src\/(?:client\/screens\/[^/]+|[^/]+\/[^/]+)(?=\/)/.exec(file)?.[0]
