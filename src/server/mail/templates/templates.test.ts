import { describe, expect, it } from 'vitest'
import { markup } from '#server/markup.ts'
import { passwordChanged, resetPassword, verifyEmail } from './account-mails.ts'
import { greeting } from './greeting.ts'
import {
  editApproved,
  editNotApproved,
  listingApproved,
  listingNotApproved,
  submissionReceived,
} from './listing-mails.ts'
import { type MailSite, siteLink } from './mail-site.ts'
import { moderationDigest } from './moderation-digest.ts'
import type { MailContent } from './render-mail.ts'

const site: MailSite = {
  name: 'Waymark',
  publicUrl: 'https://waymark.example',
  contactEmail: 'hello@example.org',
}

function allMails(words: { firstName: string; title: string; reason: string }, at = site): MailContent[] {
  const { firstName, title, reason } = words
  const listing = { firstName, title, kindLabel: 'Summer Camp', path: '/my-listings?a=1&b=2' }
  return [
    verifyEmail(at, { firstName, path: '/verify-email?token=abc' }),
    resetPassword(at, { firstName, path: '/reset-password?token=abc' }),
    passwordChanged(at, { firstName, path: '/forgot-password' }),
    submissionReceived(at, listing),
    listingApproved(at, listing),
    listingNotApproved(at, { ...listing, reason }),
    editApproved(at, listing),
    editNotApproved(at, { ...listing, reason }),
    moderationDigest(at, { firstName, waiting: 3, oldestDays: 2, reports: 1 }),
  ]
}

const friendly = {
  firstName: 'Ada',
  title: 'Robot Camp',
  reason: 'Please add the dates.\nAnd a phone number.',
}

describe('every mail', () => {
  it('has a kind and a subject of its own', () => {
    const mails = allMails(friendly)
    expect(new Set(mails.map(({ kind }) => kind)).size).toBe(mails.length)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length)
  })

  it('says the same in text and in HTML', () => {
    for (const mail of allMails(friendly)) {
      const visible = mail.html
        .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>/g, '')
        .replace(/<br>|<[/]?p[^>]*>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
      for (const line of mail.text.split('\n')) {
        const words = line
          .replace(/^> |^-- $/, '')
          .replace(/:$/, '')
          .trim()
        expect(visible, mail.kind).toContain(words)
      }
    }
  })

  it('greets, links to the configured address, and names who to ask', () => {
    for (const { text, html, kind } of allMails(friendly)) {
      for (const part of [text, html]) {
        expect(part, kind).toContain('Hello Ada,')
        expect(part, kind).toContain('https://waymark.example/')
        expect(part, kind).toContain('hello@example.org')
        expect(part, kind).toContain('Waymark')
      }
      expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^https:\/\/waymark\.example\//)]),
      )
    }
  })

  it('loads nothing when it is opened', () => {
    for (const { html } of allMails(friendly)) expect(html).not.toMatch(/<img|<script|<link|url\(|@import/i)
  })

  it('shows hostile words as words', () => {
    const hostile = {
      firstName: '<b>Eve</b>',
      title: '"><script>alert(1)</script>\r\nBcc: all@example.org',
      reason: '</blockquote><img src=x onerror=alert(1)>',
    }
    for (const { subject, html, kind } of allMails(hostile, { ...site, name: 'Way<mark> & "Co"' })) {
      expect(html, kind).not.toMatch(/<script|<img|<b>|<mark>/)
      expect(subject, kind).not.toMatch(/[\r\n]/)
    }
  })

  it('survives a title of nothing and a title without end', () => {
    for (const title of ['', ' \u0000 ', 'x'.repeat(100_000)]) {
      for (const { subject } of allMails({ ...friendly, title })) {
        expect(subject.length).toBeGreaterThan(5)
        expect(subject.length).toBeLessThanOrEqual(150)
      }
    }
  })
})

describe('a listing that was not approved', () => {
  const listing = { firstName: 'Ada', title: 'Robot Camp', kindLabel: 'Summer Camp', path: '/my-listings' }

  it('quotes the reason line by line', () => {
    const { text, html } = listingNotApproved(site, { ...listing, reason: friendly.reason })
    expect(text).toContain('> Please add the dates.\n> And a phone number.')
    expect(html).toContain('Please add the dates.<br>')
  })

  it('quotes nothing when no reason was given', () => {
    const { text, html } = listingNotApproved(site, { ...listing, reason: '  ' })
    expect(text).not.toContain('>')
    expect(html).not.toContain('<blockquote')
  })
})

describe('the greeting', () => {
  it('uses what looks like a name', () => {
    for (const name of ['Ada', 'Mary-Jane', "O'Neil", 'José Luis', '小龍', 'J. R.', '  Ada  ']) {
      expect(greeting(name)).toBe(`Hello ${name.trim()},`)
    }
  })

  it('does not pass on a message under the name of a person', () => {
    const messages = [
      'Win at evil.example',
      'http://evil.example',
      'call 555 0100',
      'x'.repeat(41),
      'a b c d e',
      '',
      null,
    ]
    for (const name of messages) expect(greeting(name), String(name)).toBe('Hello,')
  })
})

describe('a link to the site', () => {
  it('stays on the site whatever the path says', () => {
    const hosts = [
      '//evil.example/x',
      '/\\evil.example',
      'https://evil.example',
      '/../../x',
      'javascript:alert(1)',
    ].map((path) => new URL(siteLink(site, path)).origin)
    expect(new Set(hosts)).toEqual(new Set(['https://waymark.example']))
  })

  it('keeps the folder that the site is served from', () => {
    const inFolder = { ...site, publicUrl: 'https://example.org/waymark/' }
    expect(siteLink(inFolder, '/verify-email?token=a%2Bb')).toBe(
      'https://example.org/waymark/verify-email?token=a%2Bb',
    )
  })
})

describe('html', () => {
  it('escapes values, in text and in attributes, and leaves markup alone', () => {
    const inner = markup`<i>${'a & b'}</i>`
    expect(markup`<p title="${`"'<>&`}">${inner}${[inner, inner]}</p>`.toString()).toBe(
      '<p title="&quot;&#39;&lt;&gt;&amp;"><i>a &amp; b</i><i>a &amp; b</i>\n<i>a &amp; b</i></p>',
    )
  })
})
