import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dnsError, startFakeWeb } from '#server/testing/start-fake-web.ts'
import { createLinkChecker } from './check-link.ts'
import { createLinkClient } from './link-client.ts'
import { isPublicAddress } from './public-address.ts'

let web: Awaited<ReturnType<typeof startFakeWeb>>
beforeAll(async () => {
  web = await startFakeWeb()
})
beforeEach(() => web.reset())
afterAll(() => web.close())

const never = new AbortController().signal
const aChecker = (network = web.network) =>
  createLinkChecker(createLinkClient({ network, userAgent: 'Test/1.0' }))
const check = (url: string) => aChecker()(url, never)

const works = { result: 'works' }
const dead = (detail: string) => ({ result: 'dead', detail })
const timeout = { result: 'timeout', detail: 'No answer within 0.3 seconds' }
const notPublic = dead('Its address is not a public one')

describe('a link', () => {
  test('that answers works, and is asked for by HEAD alone', async () => {
    web.page('camp.test/summer?a=1', 200)
    expect(await check('http://camp.test/summer?a=1#top')).toEqual(works)
    expect(web.requests).toEqual(['GET camp.test/robots.txt', 'HEAD camp.test/summer?a=1'])
  })

  test.each([405, 404, 501, 403])('whose host answers HEAD with %i is asked for by GET', async (status) => {
    web.page('camp.test/', ({ method }, response) => {
      response.writeHead(method === 'HEAD' ? status : 200).end()
    })
    expect(await check('http://camp.test')).toEqual(works)
    expect(web.requests.slice(1)).toEqual(['HEAD camp.test/', 'GET camp.test/'])
  })

  test.each([404, 410, 500, 503])('that answers %i is dead', async (status) => {
    web.page('camp.test/', status)
    expect(await check('http://camp.test')).toEqual(dead(`Answered ${status}`))
  })

  test.each([401, 403, 429])('that answers %i is there, though not for us', async (status) => {
    web.page('camp.test/', status)
    expect(await check('http://camp.test')).toEqual({ result: 'unknown' })
  })

  test('that does not answer in time has timed out, even if its answer began', async () => {
    web.page('camp.test/robots.txt', 404)
    web.page('camp.test/', () => undefined)
    const impatient = aChecker({ ...web.network, timeoutMs: 300 })
    expect(await impatient('http://camp.test', never)).toEqual(timeout)
    web.page('slow.test/robots.txt', (_request, response) => response.writeHead(200).write('User-agent'))
    expect(await impatient('http://slow.test', never)).toEqual(timeout)
  })

  test('whose host does not exist is dead, and one that our resolver cannot find now is not', async () => {
    web.resolves('gone.test', dnsError('ENOTFOUND'))
    web.resolves('later.test', dnsError('EAI_AGAIN'))
    expect(await check('http://gone.test')).toEqual(dead('There is no such host'))
    expect(await check('http://later.test')).toEqual({ result: 'unknown' })
  })

  test('that hangs up, or speaks no HTTP, is dead', async () => {
    web.page('camp.test/', (request) => request.socket.destroy())
    web.page('odd.test/', ({ socket }) => socket.end('SSH-2.0-OpenSSH\r\n'))
    expect(await check('http://camp.test')).toEqual(dead('The connection failed'))
    expect(await check('http://odd.test')).toEqual(dead('The connection failed'))
  })

  test('is read no further than its headers', async () => {
    let sent = 0
    web.page('big.test/', ({ method }, response) => {
      if (method === 'HEAD') return response.writeHead(405).end()
      const timer = setInterval(() => {
        sent += 1
        response.write(Buffer.alloc(1_000_000))
      }, 1)
      return response.on('close', () => clearInterval(timer))
    })
    expect(await check('http://big.test')).toEqual(works)
    await expect.poll(() => web.requests.length).toBe(3)
    expect(sent).toBeLessThan(20)
  })
})

describe('a redirect', () => {
  test('on the same site is followed', async () => {
    web.redirect('camp.test/', 'http://www.camp.test/en')
    web.redirect('www.camp.test/en', '/en/summer')
    web.redirect('www.camp.test/en/summer', 'http://summer.camp.test/')
    web.page('summer.camp.test/', 200)
    expect(await check('http://camp.test')).toEqual(works)
  })

  test('to another host is told', async () => {
    web.redirect('camp.test/', 'http://parking.test/camp')
    web.page('parking.test/camp', 200)
    const movedTo = 'http://parking.test/camp'
    const moved = { result: 'moved', detail: 'Redirects to parking.test', movedTo }
    expect(await check('http://camp.test')).toEqual(moved)
    web.redirect('club.host.test/', 'http://host.test/')
    web.page('host.test/', 200)
    expect(await check('http://club.host.test')).toMatchObject({ result: 'moved' })
  })

  test('is followed three times and no more', async () => {
    for (const step of [0, 1, 2, 3]) web.redirect(`camp.test/${step}`, `/${step + 1}`)
    web.page('camp.test/4', 200)
    expect(await check('http://camp.test/1')).toEqual(works)
    expect(await check('http://camp.test/0')).toEqual(dead('Redirects more than three times'))
    expect(web.requests.filter((request) => request.endsWith('/4'))).toHaveLength(1)
  })

  test.each(['ftp://camp.test/', 'http://camp.test:22/', 'file:///etc/passwd', 'http://a:b@camp.test/'])(
    'to %s is not followed',
    async (to) => {
      web.redirect('camp.test/', to)
      expect(await check('http://camp.test')).toEqual(dead('Redirects to an unusual address'))
      expect(web.requests).toHaveLength(2)
    },
  )

  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://intranet.test/',
  ])('to %s, which is not public, is refused', async (to) => {
    web.resolves('intranet.test', '10.0.0.8')
    web.redirect('camp.test/', to)
    expect(await check('http://camp.test')).toEqual(notPublic)
    expect(web.requests).toEqual(['GET camp.test/robots.txt', 'HEAD camp.test/'])
  })
})

describe('an address that is not public', () => {
  const addresses = [
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ]

  test.each(addresses)('%s is refused after resolution', async (address) => {
    web.resolves('camp.test', address)
    expect(await check('http://camp.test')).toEqual(notPublic)
    expect(web.connected).toEqual([])
  })

  test.each(addresses)('%s is refused where it stands in the link', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address
    expect(await check(`http://${host}/`)).toEqual(notPublic)
    expect(web.connected).toEqual([])
  })

  test.each(['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/'])(
    'is refused in another spelling: %s',
    async (url) => {
      expect(await check(url)).toEqual(notPublic)
      expect(web.connected).toEqual([])
    },
  )

  test('is refused beside a public one', async () => {
    web.resolves('camp.test', '93.184.215.14 127.0.0.1')
    expect(await check('http://camp.test')).toEqual(notPublic)
    expect(web.connected).toEqual([])
  })

  test('is refused when the name resolves to it later (DNS rebinding)', async () => {
    web.page('camp.test/', 405)
    web.resolves('camp.test', '93.184.215.14', '93.184.215.14', '127.0.0.1')
    expect(await check('http://camp.test')).toEqual(notPublic)
    expect(web.requests).toEqual(['GET camp.test/robots.txt', 'HEAD camp.test/'])
    expect(web.connected.join()).not.toContain('127.0.0.1')
  })

  test('is told from a public one', () => {
    for (const address of ['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    expect(isPublicAddress('not an address')).toBe(false)
  })
})

describe('robots.txt', () => {
  const disallow = (rule: string) => (_request: unknown, response: { end(text: string): unknown }) =>
    response.end(`User-agent: WaymarkLinkWatch\nDisallow: ${rule}`)

  test('is obeyed, and asked for once', async () => {
    web.page('camp.test/*', 200)
    web.page('camp.test/robots.txt', disallow('/apply'))
    const once = aChecker()
    expect(await once('http://camp.test/apply?now', never)).toEqual({ result: 'unknown' })
    expect(await once('http://camp.test/', never)).toEqual(works)
    expect(web.requests).toEqual(['GET camp.test/robots.txt', 'HEAD camp.test/'])
  })

  test('of the host that a redirect leads to is obeyed too', async () => {
    web.redirect('camp.test/', 'http://other.test/landing')
    web.page('other.test/robots.txt', disallow('/'))
    expect(await check('http://camp.test')).toMatchObject({ result: 'moved' })
    expect(web.requests).not.toContain('HEAD other.test/landing')
  })

  test('that cannot be had for an error of the host lets nothing else be asked', async () => {
    web.page('camp.test/*', 503)
    expect(await check('http://camp.test/')).toEqual(dead('The host answered 503'))
    expect(web.requests).toEqual(['GET camp.test/robots.txt'])
  })
})

test('a host gets one request at a time', async () => {
  web.page('camp.test/*', (_request, response) => setTimeout(() => response.writeHead(200).end(), 5))
  const checker = aChecker()
  await Promise.all([1, 2, 3, 4].map((n) => checker(`http://camp.test/${n}`, never)))
  expect(web.requests).toHaveLength(5)
  expect(web.maxOpen).toBe(1)
})

test.each(['http://camp.test:8080/', 'https://camp.test:80/', 'ftp://camp.test/', 'http://a:b@camp.test/'])(
  '%s, with an unusual port, scheme or name in it, is left alone',
  async (url) => {
    expect(await check(url)).toEqual({ result: 'unknown' })
    expect(web.connected).toEqual([])
  },
)

test('an interrupted check throws', async () => {
  web.page('camp.test/*', () => undefined)
  await expect(aChecker()('http://camp.test', AbortSignal.timeout(50))).rejects.toThrow()
})
