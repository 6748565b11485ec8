import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintDatabase } from '../backup/fingerprint-database.ts'
import { startTestPostgres } from '../test-postgres.ts'
import { formOf, picture } from '../uploads/pictures.ts'
import { aServer } from './a-server.ts'
import { aDataFolder, aMigratedFolder } from './data-folder.ts'
import { canSignIn, register } from './people.ts'
import { readDatabase } from './read-database.ts'
import { runCommand } from './run-command.ts'

type Installation = { DATA_DIR: string; DATABASE_URL?: string } & Partial<Record<`S3_${string}`, string>>

const contentsOf = ({ DATA_DIR, DATABASE_URL }: Installation) =>
  readDatabase(DATA_DIR, fingerprintDatabase, DATABASE_URL)

/** File contents by name. */
function filesIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

test('a mistyped folder is reported and not created, and an option is not treated as a file', async () => {
  const folder = aDataFolder()
  const mistyped = join(folder, 'dta')
  const archive = join(folder, 'archive.tar.gz')
  expect(await runCommand('backup', [archive], { DATA_DIR: mistyped })).toEqual({
    code: 1,
    output: expect.stringContaining(`There is no database in ${mistyped}`),
  })
  expect([existsSync(mistyped), existsSync(archive)]).toEqual([false, false])

  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  for (const command of ['backup', 'restore'] as const)
    expect(await runCommand(command, ['--help'], { DATA_DIR: mistyped })).toEqual({
      code: 1,
      output: expect.stringContaining(`Usage: npm run ${command}`),
    })
  expect(await runCommand('backup', [archive], { DATA_DIR: file })).toEqual({
    code: 1,
    output: expect.stringContaining(`${file} is not a folder`),
  })
})

test('an installation moves from the embedded database and a disk to a server and a bucket, and back, with every row and picture', async () => {
  const archives = aDataFolder()
  const embedded = { DATA_DIR: aMigratedFolder() }
  const first = await aServer(embedded)
  const cookie = (await register(first.url, 'ana@example.org')) ?? ''
  for (const format of ['png', 'jpeg'] as const) {
    const body = formOf(await picture(format, 600, 400))
    const { status } = await fetch(`${first.url}/api/upload`, { method: 'POST', headers: { cookie }, body })
    expect(status).toBe(201)
  }

  const running = join(archives, 'while-running.tar.gz')
  expect(await runCommand('backup', [running], embedded)).toMatchObject({ code: 0 })
  expect(statSync(running).mode & 0o777).toBe(0o600)
  const again = await runCommand('backup', [running], embedded)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
  expect(await first.stop()).toBe(0)

  const moved = join(archives, 'moved.tar.gz')
  expect(await runCommand('backup', [moved], embedded)).toMatchObject({ code: 0 })
  const tables = await contentsOf(embedded)
  const pictures = filesIn(join(embedded.DATA_DIR, 'uploads'))
  expect(Object.keys(pictures)).toHaveLength(4)

  const postgres = await startTestPostgres()
  onTestFinished(() => postgres.stop())
  const bucket = await aBucket()
  const server = { DATA_DIR: aDataFolder(), DATABASE_URL: postgres.url, ...bucket.env }
  expect(await runCommand('restore', [moved], server)).toMatchObject({ code: 0 })
  expect(await contentsOf(server)).toEqual(tables)
  expect(bucket.pictures()).toEqual(pictures)
  expect(filesIn(join(server.DATA_DIR, 'uploads'))).toEqual({})
  const second = await runCommand('restore', [moved], server)
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('already has accounts') })

  const back = join(archives, 'back.tar.gz')
  const wrongKey = { ...server, S3_ACCESS_KEY_ID: 'NOBODY' }
  expect(await runCommand('backup', [back], wrongKey)).toMatchObject({ code: 1 })
  expect(existsSync(back)).toBe(false)
  expect(await runCommand('backup', [back], server)).toMatchObject({ code: 0 })
  const returned = { DATA_DIR: aDataFolder() }
  expect(await runCommand('restore', [back], returned)).toMatchObject({ code: 0 })
  expect(await contentsOf(returned)).toEqual(tables)
  expect(filesIn(join(returned.DATA_DIR, 'uploads'))).toEqual(pictures)

  const restored = await aServer(returned)
  expect(await canSignIn(restored.url, 'ana@example.org')).toBe(true)
  expect(await restored.stop()).toBe(0)
})

async function aBucket() {
  const directory = aDataFolder()
  const name = 'pictures'
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await s3rver.run()
  onTestFinished(() => s3rver.close())
  const suffix = '._S3rver_object'
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    pictures: () => {
      const files = Object.entries(filesIn(join(directory, name, 'uploads')))
      return Object.fromEntries(
        files
          .filter(([file]) => file.endsWith(suffix))
          .map(([file, content]) => [file.slice(0, -suffix.length), content]),
      )
    },
  }
}
