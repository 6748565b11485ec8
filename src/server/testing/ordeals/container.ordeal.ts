import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { note } from '#server/testing/ordeals.ts'
import { freePort } from '../built-server.ts'
import { canSignIn, register, signIn } from '../process/people.ts'
import { formOf, picture } from '../uploads/pictures.ts'
import { findProgram } from './find-program.ts'

const admin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'a long enough password' }

test('the image is built and runs without root, on a read-only root file system and without capabilities', {
  timeout: 1_200_000,
}, async () => {
  const program = findProgram('podman')
  if (!program) return note('not run: podman is not installed')
  const podman = (...args: string[]) => execFileSync(program, args, { encoding: 'utf8' }).trim()
  const exitOf = (...args: string[]) => spawnSync(program, args).status

  const [, base = ''] = /^FROM (\S+)/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? []
  if (exitOf('image', 'exists', base) !== 0 && exitOf('pull', base) !== 0)
    return note(`not run: ${base} is not on this machine and could not be fetched`)
  const name = `waymark-ordeal-${randomBytes(4).toString('hex')}`
  onTestFinished(() => {
    exitOf('rm', '--force', '--time=1', name)
    exitOf('volume', 'rm', '--force', name)
    exitOf('rmi', '--force', name)
  })
  // Other formats have no health check. The host's network, because not every machine may create another.
  const build = ['--format=docker', '--isolation=chroot', '--network=host', '--file=deploy/Dockerfile']
  podman('build', ...build, `--tag=${name}`, '.')

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // The same restrictions as in compose.yaml.
  const restrictions = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges']
  const settings = { ...admin, HOST: '127.0.0.1', PORT: port, SMTP_URL: '', BACKUP_DIR: '/data/backups' }
  const env = Object.entries(settings).map(([variable, value]) => `--env=${variable}=${value}`)
  podman(
    'create',
    `--name=${name}`,
    ...restrictions,
    '--network=host',
    `--volume=${name}:/data`,
    ...env,
    name,
  )
  podman('start', name)
  const isHealthy = () => exitOf('healthcheck', 'run', name) === 0
  await expect.poll(isHealthy, { timeout: 120_000, interval: 1_000 }).toBe(true)
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
  expect((await fetch(url)).status).toBe(200)
  expect(podman('exec', name, 'id', '-u')).not.toBe('0')
  expect(exitOf('exec', name, 'touch', '/app/file')).not.toBe(0)

  expect(await register(url, 'ana@example.org')).not.toBeNull()
  expect(await upload(url)).toBe(201)
  podman('exec', name, 'node', 'dist/server/backup.js', '/data/by-hand.tar.gz')
  podman('stop', '--time=15', name)
  expect(podman('inspect', '--format={{.State.ExitCode}}', name)).toBe('0')
  for (const ended of ['stopped', 'killed']) {
    podman('start', name)
    await expect.poll(isHealthy, { timeout: 120_000, interval: 1_000 }).toBe(true)
    if (ended === 'stopped') podman('kill', name)
  }
  expect(await canSignIn(url, 'ana@example.org')).toBe(true)
  const bytes = Number(podman('image', 'inspect', '--format={{.Size}}', name))
  note(`with ${podman('--version')}; the image has ${Math.round(bytes / 1e6)} MB`)
})

/** Verifies that the image contains the picture decoder for its platform. */
async function upload(url: string) {
  const body = formOf(await picture('jpeg', 900, 600))
  return (await fetch(`${url}/api/upload`, { method: 'POST', headers: await signIn(url), body })).status
}
