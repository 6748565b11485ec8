import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

describe('safeReturnTo', () => {
  it.each([
    '/',
    '/jobs',
    '/jobs?search=a//b&page=2',
    '/summer-camps?view=camp-12#top',
    '/bookmarks?next=https://evil.example',
    '/jobs?search=50%25%20off',
    '/jobs?cost=%3C%20%241000',
    '/apiary',
  ])('keeps %s', (path) => {
    expect(safeReturnTo(path)).toBe(path)
  })

  it('percent-encodes other alphabets, because headers are ASCII', () => {
    expect(safeReturnTo('/jobs?search=café au lait')).toBe('/jobs?search=caf%C3%A9%20au%20lait')
  })

  it.each([
    [undefined],
    [null],
    [42],
    [['/jobs']],
    [''],
    ['jobs'],
    ['?x'],
    ['#x'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\\/evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\r\nLocation: https://evil.example'],
    ['/jobs\u0000'],
    ['/jobs?x=\r\nSet-Cookie: a=b'],
    ['/\u2028/evil.example'],
    ['/\u200b/evil.example'],
    [' //evil.example'],
    [' /jobs'],
    ['/jobs '],
    ['https://evil.example'],
    ['HTTPS:evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/%2Fevil.example'],
    ['/%2f%2fevil.example'],
    ['/%5Cevil.example'],
    ['/%255Cevil.example'],
    ['/%25252fevil.example'],
    ['/%09/evil.example'],
    ['/%0d%0aLocation:%20https://evil.example'],
    ['/%'],
    ['/%E0%A4%A'],
    ['/./evil.example'],
    ['/..//evil.example'],
    ['/jobs/../api/logout'],
    ['/%2e%2e/evil.example'],
    ['/jobs//evil.example'],
    ['/api/logout'],
    ['/API/logout'],
    ['/%61pi/logout'],
    ['/api'],
    ['/api/login?returnTo=/api/login'],
    ['/uploads/picture.png'],
    ['/jobs?x=\ud800'],
    [`/${'a'.repeat(3000)}`],
  ])('replaces %j with home', (path) => {
    expect(safeReturnTo(path)).toBe('/')
  })

  it('never leaves the site, for any combination of slashes, dots and encodings', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
      ' ',
      'a',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const target = new URL(safeReturnTo(parts.join('')), 'https://own.example')
        expect(target.host).toBe('own.example')
        expect(target.pathname).not.toMatch(/^\/[/\\]/)
      }),
      { numRuns: 2000 },
    )
  })
})
