import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { note } from '#server/testing/ordeals.ts'
import { freePort, startBuiltServer } from '../built-server.ts'
import { aServer } from '../process/a-server.ts'
import { aDataFolder } from '../process/data-folder.ts'
import { canSignIn, post, register, signIn } from '../process/people.ts'
import { minimalForms } from '../submissions/filled-forms.ts'
import { startTestPostgres } from '../test-postgres.ts'

const root = process.cwd()
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

test('the version before serves while this one migrates the database, and is refused with a sentence after it', {
  timeout: 900_000,
}, async () => {
  const from = process.env.ORDEAL_FROM ?? newestTag()
  if (!from) return note('not run: there is no release before this one; --from=COMMIT names another')
  const program = join(buildVersion(from), 'dist', 'server', 'main.js')
  const postgres = await startTestPostgres()
  onTestFinished(() => postgres.stop())
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'shared by both versions, which accept the same sessions',
    LOG_LEVEL: 'silent',
  }
  const old = await startBuiltServer(
    { ...env, DATA_DIR: aDataFolder(), PORT: String(await freePort()) },
    120_000,
    program,
  )
  onTestFinished(() => old.kill('SIGKILL'))

  const failures: string[] = []
  const acknowledged: string[] = []
  const stop = new AbortController()
  const users = [1, 2].map(async (lane) => {
    for (let count = 0; !stop.signal.aborted; count += 1) {
      const email = `upgrade-${lane}-${count}@example.org`
      if (await register(old.url, email)) acknowledged.push(email)
      else failures.push(`register ${email}`)
    }
  })
  const readers = [
    '/api/tutoring-providers?limit=20',
    '/api/events',
    '/browse',
    '/api/search?q=camp',
    '/api/health',
  ].map(async (path) => {
    while (!stop.signal.aborted) {
      const { status } = await fetch(old.url + path).catch(() => ({ status: 'no answer' }))
      if (status !== 200) failures.push(`${path}: ${status}`)
    }
  })
  const writer = (async () => {
    const session = await signIn(old.url)
    for (let count = 0; !stop.signal.aborted; count += 1) {
      const camp = { ...minimalForms.camp, name: `Camp ${count}` }
      const { status, body } = await post(`${old.url}/api/summer-camps`, camp, session)
      if (status !== 201) failures.push(`submit: ${status} ${JSON.stringify(body)}`)
    }
  })()
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10)

  const fresh = await aServer({ ...env, DATA_DIR: aDataFolder() })
  const atMigration = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(atMigration + 20)
  stop.abort()
  await Promise.all([...users, ...readers, writer])
  const missing: string[] = []
  for (const email of acknowledged) if (!(await canSignIn(fresh.url, email))) missing.push(email)
  const migrations = git('diff', '--name-only', from, '--', 'migrations/*.sql')
    .split('\n')
    .filter(Boolean).length
  note(
    `from ${from} with ${migrations} migrations; ${acknowledged.length} accounts, ${failures.length} failed requests: ${[...new Set(failures.map((line) => line.replace(/\d+@/, '…@')))].slice(0, 5).join(', ') || 'none'}`,
  )
  expect(missing).toEqual([])
  expect(failures).toEqual([])

  await old.stop()
  if (migrations > 0) {
    const again = startBuiltServer({ ...env, DATA_DIR: aDataFolder() }, 60_000, program)
    await expect(again).rejects.toThrow(/newer than this program/)
  }
})

const newestTag = () => git('tag', '--sort=-creatordate').split('\n')[0] || null

/** Builds another version in a worktree, with its own packages if the lock file differs. */
function buildVersion(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-version-'))
  git('worktree', 'add', '--detach', '--force', folder, commit)
  onTestFinished(() => void git('worktree', 'remove', '--force', folder))
  const isSameLock = git('diff', '--name-only', commit, '--', 'package-lock.json') === ''
  if (isSameLock) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Vitest sets NODE_ENV=test, with which React builds for development.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME }
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit', env })
  expect(existsSync(join(folder, 'dist', 'server', 'main.js'))).toBe(true)
  return folder
}
