import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '#server/package-root.ts'

const folder = join(packageRoot(), 'src/server')

test('programs are started only for the embedded database and the demo photos, with lists of arguments and without a shell', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[jt]s$/.test(file) && !/\.test\.ts$|^testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => text.includes('child_process'))
  expect(sources.map(({ file }) => file).sort()).toEqual([
    'db/embedded-account.ts',
    'db/postgres-supervisor.js',
    'db/postmaster.ts',
    'demo/fork-demo-photos.ts',
  ])
  for (const { file, text } of sources) {
    const names = /import \{([^}]*)\} from 'node:child_process'/.exec(text)?.[1] ?? ''
    for (const name of names.split(','))
      expect(name.trim(), file).toMatch(/^(spawn|execFile|fork|type ChildProcess)$/)
    expect(text, file).not.toMatch(/\bshell:/)
  }
})
