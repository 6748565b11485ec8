import { describe, expect, it } from 'vitest'
import { mailSettings } from '#server/db/schema/mail.ts'
import { transact } from '#server/db/transact.ts'
import { findDueRecipients } from '#server/mail/recipients.repository.ts'
import { renderMail } from '#server/mail/templates/render-mail.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { sessionSecret } from '#server/testing/test-app.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { type MailSettings, type MailTopic, mailTopics } from '#shared/contract/mail-settings.ts'
import { createTopicMailer } from './topic-mailer.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const t = useTestApp()
const path = '/api/mail-settings'
const off = { topics: { reminders: false, 'saved-searches': false, listings: true }, hour: 7, problem: null }

type Person = Awaited<ReturnType<typeof t.aUser>>
const verified = () => t.aUser({ emailVerifiedAt: new Date('2027-01-01T00:00:00Z') })
const settingsOf = async (person: Person) => (await person.get(path)).body as MailSettings
const turnOn = (person: Person) => person.put(path, { topics: { reminders: true } })

const write = (to: Person, day: string) => {
  const site = { name: 'Waymark', publicUrl: 'https://waymark.example', contactEmail: 'hello@example.org' }
  const topicMailer = createTopicMailer({ clock: t.clock.now, site, sessionSecret })
  return transact(t.db, (db) =>
    topicMailer.enqueue(db, {
      topic: 'reminders',
      to: to.user,
      day,
      content: (site, { unsubscribeUrl }) =>
        renderMail(site, {
          kind: 'reminders',
          subject: 'Coming up',
          to: to.user.firstName,
          blocks: [
            { heading: 'Deadlines' },
            { links: [{ label: 'Robot Camp', path: '/', note: 'Tomorrow' }] },
          ],
          reason: 'You chose it.',
          unsubscribeUrl,
        }),
    }),
  )
}

describe('email settings', () => {
  it('are off until chosen, apart from one’s own listings, and their owner alone reads and changes them', async () => {
    const [ana, ben] = [await verified(), await verified()]
    expect(await settingsOf(ana)).toEqual(off)
    const saved = await ana.put(path, { topics: { reminders: true }, hour: 16 })
    expect(saved.body).toEqual({ ...off, topics: { ...off.topics, reminders: true }, hour: 16 })
    expect(await settingsOf(ana)).toEqual(saved.body)
    expect(await settingsOf(ben)).toEqual(off)
    for (const answer of [await t.anonymous.get(path), await t.anonymous.put(path, { hour: 1 })])
      expect(answer.status).toBe(401)
  })

  it('keep what a change does not name, also when two tabs switch at once', async () => {
    const ana = await verified()
    await Promise.all(mailTopics.map((topic) => ana.put(path, { topics: { [topic]: true } })))
    expect((await settingsOf(ana)).topics).toEqual({
      reminders: true,
      'saved-searches': true,
      listings: true,
    })
    await ana.put(path, { hour: 20 })
    await ana.put(path, { topics: { reminders: false } })
    expect(await settingsOf(ana)).toEqual({
      ...off,
      topics: { ...off.topics, 'saved-searches': true },
      hour: 20,
    })
  })

  it.each([{ hour: 24 }, { hour: 7.5 }, { hour: '7' }, { topics: { reminders: 'yes' } }, { topics: [] }])(
    'refuse %j and change nothing',
    async (body) => {
      const ana = await verified()
      expect((await ana.put(path, body)).status).toBe(400)
      expect(await settingsOf(ana)).toEqual(off)
    },
  )

  it('leave with the account, with the mail that waits', async () => {
    const ana = await verified()
    await turnOn(ana)
    await write(ana, 'one')
    await ana.post('/api/auth/delete-account', { password: testPassword })
    expect(await t.db.select().from(mailSettings)).toEqual([])
    expect(await t.mails()).toEqual([])
  })
})

describe('optional mail', () => {
  it('goes out once for the same thing, with a link that turns it off', async () => {
    const ana = await verified()
    await turnOn(ana)
    const stored = await Promise.all(Array.from({ length: 5 }, () => write(ana, 'one')))
    expect(stored.filter(Boolean)).toHaveLength(1)
    const [mail, ...more] = await t.mails()
    expect(more).toEqual([])
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/waymark\.example\/unsubscribe\?token=/)
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(mail?.unsubscribeUrl)
    expect(await write(ana, 'one'), 'after it was sent').toBe(false)
  })

  it('does not go out once its recipient turned it off, or to an address that is not confirmed', async () => {
    const [ana, stranger] = [await verified(), await t.aUser()]
    for (const person of [ana, stranger]) {
      await turnOn(person)
      await write(person, person.user.id)
    }
    await ana.put(path, { topics: { reminders: false } })
    expect(await t.mails()).toEqual([])
    expect(await settingsOf(stranger)).toMatchObject({ topics: { reminders: true }, problem: 'unverified' })
  })

  it('is due from the chosen hour on, for users who chose the topic and got no mail today', async () => {
    const [early, late, none, stranger] = [
      await verified(),
      await verified(),
      await verified(),
      await t.aUser(),
    ]
    await early.put(path, { topics: { reminders: true }, hour: 6 })
    await late.put(path, { topics: { reminders: true }, hour: 20 })
    await none.put(path, { topics: { 'saved-searches': true }, hour: 0 })
    await turnOn(stranger)
    const due = async (hour: number) => {
      const found: string[] = []
      const options = { topic: 'reminders', day: '2027-03-01', hour, batchSize: 1 } as const
      for await (const people of findDueRecipients(t.db, options))
        found.push(...people.map(({ email }) => email))
      return found.sort()
    }
    expect(await due(5)).toEqual([])
    expect(await due(6)).toEqual([early.user.email])
    expect(await due(20)).toEqual([early.user.email, late.user.email].sort())
    await write(early, '2027-03-01')
    expect(await due(20)).toEqual([late.user.email])
  })
})

describe('the link that turns emails off', () => {
  const linkOf = (userId: string, topic: MailTopic) =>
    `/unsubscribe?token=${unsubscribeToken(sessionSecret, userId, topic)}`
  const oneClick = (address: string, contentType: string) =>
    fetch(`${t.url}${address}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: contentType.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click',
    })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'works in one click without a session, for its topic alone, as %s',
    async (contentType) => {
      const ana = await verified()
      await ana.put(path, { topics: { reminders: true, 'saved-searches': true } })
      for (let time = 0; time < 2; time += 1) {
        const answer = await oneClick(linkOf(ana.user.id, 'reminders'), contentType)
        expect([answer.status, await answer.json()]).toEqual([200, { topic: 'reminders' }])
      }
      expect((await settingsOf(ana)).topics).toEqual({
        reminders: false,
        'saved-searches': true,
        listings: true,
      })
    },
  )

  it('changes nothing when it is only opened', async () => {
    const ana = await verified()
    await turnOn(ana)
    await t.anonymous.get(linkOf(ana.user.id, 'reminders'))
    expect((await settingsOf(ana)).topics.reminders).toBe(true)
  })

  it('works for one person only, and not when it is made up', async () => {
    const [ana, ben] = [await verified(), await verified()]
    await turnOn(ana)
    const [, topic, signature] = unsubscribeToken(sessionSecret, ben.user.id, 'reminders').split('.')
    for (const token of [
      '',
      'nonsense',
      `${ana.user.id}.${topic}.${signature}`,
      unsubscribeToken('another secret', ana.user.id, 'reminders'),
      `${ana.user.id}.everything.${signature}`,
      'x'.repeat(300),
    ])
      expect((await t.anonymous.post(`/unsubscribe?token=${token}`)).status, token).toBe(400)
    expect((await t.anonymous.post('/unsubscribe')).status).toBe(400)
    expect((await settingsOf(ana)).topics.reminders).toBe(true)
  })

  it('of a deleted account still answers', async () => {
    const ana = await verified()
    await ana.post('/api/auth/delete-account', { password: testPassword })
    expect((await t.anonymous.post(linkOf(ana.user.id, 'reminders'))).status).toBe(200)
  })
})
