import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeMailFiles } from './remove-mail-files.ts'

test('mail files of an erased address go, others stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const mail = (to: string) =>
    `From: Waymark <no-reply@example.org>\r\nTo: ${to}\r\nSubject: Hello\r\n\r\nTo: x`
  await writeFile(join(folder, 'one.eml'), mail('Ana@Example.org'))
  await writeFile(join(folder, 'two.eml'), mail('Ana <ana@example.org>'))
  await writeFile(join(folder, 'three.eml'), mail('ben@example.org'))
  await removeMailFiles(folder, 'ana@example.org')
  expect(await readdir(folder)).toEqual(['three.eml'])
})

test('a folder that was never made is no error', async () => {
  await removeMailFiles('/does-not-exist', 'ana@example.org')
})
