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

test('a missing backup folder is created', async () => {
  await prepareBackupFolder(join(root, 'new', 'backups'))
  expect(await readdir(join(root, 'new', 'backups'))).toEqual([])
})

test('a backup folder that cannot be written stops the start with a sentence', async () => {
  const file = join(root, 'a-file')
  await writeFile(file, '')
  for (const folder of [file, join(file, 'backups')]) {
    const attempt = prepareBackupFolder(folder)
    await expect(attempt).rejects.toThrow(ConfigError)
    await expect(attempt).rejects.toThrow(`The folder of BACKUP_DIR, ${folder}, cannot be written`)
  }
})
