import fc from 'fast-check'
import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'
import { anOutboxMail } from '#server/testing/mail/an-outbox-mail.ts'
import { hostileText } from '#server/testing/mail/hostile-text.ts'
import { parseMail } from '#server/testing/mail/parse-mail.ts'
import { composeMessage } from './compose-message.ts'

const identity = { from: { name: 'Waymark', address: 'no-reply@example.org' }, replyTo: 'hello@example.org' }

async function composed(
  ...[overrides, who = identity]: [Parameters<typeof anOutboxMail>[0]?, typeof identity?]
) {
  const raw = await new MailComposer(composeMessage(anOutboxMail(overrides), who)).compile().build()
  return parseMail(raw.toString())
}

const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
]

describe('a composed message', () => {
  it('carries who, to whom, what and when', async () => {
    const { headers, text, html } = await composed()
    expect(headers.get('from')).toEqual(['Waymark <no-reply@example.org>'])
    expect(headers.get('to')).toEqual(['ada@example.org'])
    expect(headers.get('reply-to')).toEqual(['hello@example.org'])
    expect(headers.get('subject')).toEqual(['Please confirm'])
    expect(headers.get('date')).toEqual(['Mon, 04 Jan 2027 09:30:00 +0000'])
    expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
    expect(text).toContain('welcome.')
    expect(html).toContain('<p>Hello Ada,</p>')
  })

  it('has the same Message-ID however often it is composed, and another row has another', async () => {
    const [once, again] = [await composed(), await composed()]
    expect(once.headers.get('message-id')).toEqual(['<6f0b7a3e-2c8f-4a57-9d3c-0c9a5e1b7d21@example.org>'])
    expect(again.headers.get('message-id')).toEqual(once.headers.get('message-id'))
  })

  it('gains no header from any subject or name', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (subject, name) => {
        const mail = await composed({ subject }, { ...identity, from: { ...identity.from, name } })
        const names = [...mail.headers.keys()].filter((header) => header !== 'subject').sort()
        expect(names).toEqual(expectedHeaders.filter((header) => header !== 'subject'))
        for (const values of mail.headers.values()) expect(values).toHaveLength(1)
        expect(mail.html).toContain('<p>Hello Ada,</p>')
      }),
      { numRuns: 100 },
    )
  })

  it('does not go to an address that could be two', () => {
    for (const toAddress of [
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      'nobody',
    ]) {
      expect(() => composeMessage(anOutboxMail({ toAddress }), identity)).toThrowError(
        expect.objectContaining({ failure: 'refused', code: 'EADDRESS' }),
      )
    }
  })
})
