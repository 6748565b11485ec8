import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '#server/config-problems.ts'
import { prepareBackupFolder } from './prepare-backup-folder.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'waymark-backups-'))
})
afterAll(() => rm(root, { recursive: true }))

const prepare = (folder: string) => prepareBackupFolder({ folder, dataDir: join(root, 'data') })

test.each(['backups', 'data/backups'])('a missing backup folder %s is created', async (name) => {
  const folder = join(root, name)
  await prepare(folder)
  await prepare(folder)
  expect(await readdir(folder)).toEqual([])
})

test('a backup folder without its parent stops the start, and the parent is not created', async () => {
  const parent = join(root, 'mistyped')
  const attempt = prepare(join(parent, 'backups'))
  await expect(attempt).rejects.toThrow(ConfigError)
  await expect(attempt).rejects.toThrow(`because there is no folder ${parent}.`)
  expect(await readdir(root)).not.toContain('mistyped')
})

test('a backup folder that cannot be written stops the start with a sentence', async () => {
  const file = join(root, 'a-file')
  await writeFile(file, '')
  for (const folder of [file, join(file, 'backups')]) {
    const attempt = prepare(folder)
    await expect(attempt).rejects.toThrow(ConfigError)
    await expect(attempt).rejects.toThrow(`The folder of BACKUP_DIR, ${folder}, cannot be written`)
  }
})
