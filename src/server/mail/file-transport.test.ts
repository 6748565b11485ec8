import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOutboxMail } from '#server/testing/mail/an-outbox-mail.ts'
import { identity } from '#server/testing/mail/mail-identity.ts'
import { parseMail } from '#server/testing/mail/parse-mail.ts'
import { recordingLogger } from '#server/testing/mail/recording-logger.ts'
import { createFileTransport } from './file-transport.ts'

const signal = new AbortController().signal

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-files-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('mail to files', () => {
  it('is one readable message per mail, named by time, row and kind', async () => {
    const folder = join(dataDir, 'mail')
    const { logger, lines } = recordingLogger()
    await createFileTransport({ folder, identity, logger }).send(anOutboxMail(), signal)
    expect(await readdir(folder)).toEqual(['2027-01-04T09-30-00-123Z-42-verify-email.eml'])
    const path = join(folder, '2027-01-04T09-30-00-123Z-42-verify-email.eml')
    const mail = parseMail(await readFile(path, 'utf8'))
    expect(mail.headers.get('to')).toEqual(['ada@example.org'])
    expect(mail.text).toContain('welcome.')
    expect(lines).toEqual([
      expect.objectContaining({ path, kind: 'verify-email', msg: 'mail written to a file' }),
    ])
    expect(JSON.stringify(lines)).not.toContain('ada@')
  })

  it('is for the eyes of the server alone', async () => {
    const folder = join(dataDir, 'mail')
    await createFileTransport({ folder, identity, logger: recordingLogger().logger }).send(
      anOutboxMail(),
      signal,
    )
    const [name = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it('replaces the file when a mail is sent again after a crash', async () => {
    const transport = createFileTransport({ folder: dataDir, identity, logger: recordingLogger().logger })
    await transport.send(anOutboxMail(), signal)
    await transport.send(anOutboxMail(), signal)
    expect(await readdir(dataDir)).toHaveLength(1)
  })

  it('cannot leave its folder by the name of a kind', async () => {
    const transport = createFileTransport({ folder: dataDir, identity, logger: recordingLogger().logger })
    await transport.send(anOutboxMail({ kind: '../../etc/passwd' }), signal)
    expect(await readdir(dataDir)).toEqual(['2027-01-04T09-30-00-123Z-42-etcpasswd.eml'])
  })

  it('fails, and leaves the mail in the outbox, when the folder cannot be written', async () => {
    const folder = join(dataDir, 'a-file')
    await writeFile(folder, '')
    const transport = createFileTransport({ folder, identity, logger: recordingLogger().logger })
    await expect(transport.send(anOutboxMail(), signal)).rejects.toThrow()
  })
})
