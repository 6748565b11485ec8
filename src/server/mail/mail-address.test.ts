import { describe, expect, it } from 'vitest'
import { isMailAddress, parseMailSender } from './mail-address.ts'

describe('a mail address', () => {
  it('is one plain mailbox', () => {
    for (const address of [
      'ada@example.org',
      'a.b+c@sub.example.org',
      "o'neil@example.org",
      'jörg@example.org',
    ]) {
      expect(isMailAddress(address), address).toBe(true)
    }
  })

  it('is nothing that could become two, or a header', () => {
    const hostile = [
      '',
      'ada',
      'ada@',
      '@example.org',
      'a@b@c',
      'ada@example.org, eve@example.org',
      'ada@example.org;eve@example.org',
      'ada@example.org\r\nBcc: eve@example.org',
      'ada@example.org\u0000',
      '"ada@example.org> eve"@example.org',
      'Ada <ada@example.org>',
      'ada(comment)@example.org',
      'ada @example.org',
      `${'a'.repeat(250)}@example.org`,
    ]
    for (const address of hostile) expect(isMailAddress(address), address).toBe(false)
  })
})

describe('MAIL_FROM', () => {
  it('may be a name with an address, or an address, which then gets the name of the site', () => {
    expect(parseMailSender('Waymark Post <post@example.org>', 'Waymark')).toEqual({
      name: 'Waymark Post',
      address: 'post@example.org',
    })
    expect(parseMailSender('post@example.org', 'Waymark')).toEqual({
      name: 'Waymark',
      address: 'post@example.org',
    })
  })

  it('is not a list, a group or a name alone', () => {
    for (const value of [
      '',
      'Waymark',
      'a@example.org, b@example.org',
      'us: a@example.org, b@example.org;',
    ]) {
      expect(parseMailSender(value, 'Waymark'), value).toBeNull()
    }
  })
})
