import { beforeAll, describe, expect, it } from 'vitest'
import { type CrawlFixture, crawlPaths, isStatic } from './crawl-paths.ts'
import { createCrawlFixture, type Person } from './create-crawl-fixture.ts'
import { routesOf } from './route-contracts.ts'
import { useTestApp } from './use-test-app.ts'

const t = useTestApp({ isDataShared: true, hasPages: true })

/** The part before the @ is as private as the address, and no encoding changes it. */
const secrets = { ana: 'ana-keeps-this-8d1f', ben: 'ben-keeps-this-44c0', admin: 'admin-keeps-this-91be' }
const addressOf = (secret: string) => `${secret}@private.example.org`

let people: Record<keyof typeof secrets, Person>
let fixture: CrawlFixture

beforeAll(async () => {
  const named = { firstName: 'Rosa', lastName: 'Alvarez' }
  const ana = await t.aUser({ ...named, email: addressOf(secrets.ana) })
  const ben = await t.aUser({ ...named, email: addressOf(secrets.ben) })
  const admin = await t.anAdmin({ email: addressOf(secrets.admin) })
  people = { ana, ben, admin }
  fixture = await createCrawlFixture(t, people)
})

describe('the e-mail address of an account', () => {
  it('is searched for in every GET route', () => {
    const isGet = (route: string) => route.startsWith('GET ')
    const getRoutes = [...routesOf(t.app)].filter(isGet).map((route) => route.slice('GET '.length))
    const missing = getRoutes.filter((route) => !(route in crawlPaths))
    expect(missing, 'add these to testing/crawl-paths.ts').toEqual([])
    const removed = Object.keys(crawlPaths).filter((route) => !getRoutes.includes(route))
    expect(removed, 'remove these from testing/crawl-paths.ts').toEqual([])
  })

  it('is in responses to its owner and to admins, and in no others', { timeout: 120_000 }, async () => {
    const viewers = [
      { name: 'a visitor', client: t.anonymous, maySee: [] as string[] },
      { name: 'its owner', client: people.ana, maySee: [secrets.ana] },
      { name: 'another', client: people.ben, maySee: [secrets.ben] },
      { name: 'an admin', client: people.admin, maySee: Object.values(secrets) },
      { name: 'a newcomer', client: await t.aUser(), maySee: [] },
    ]
    const paths = Object.values(crawlPaths).flatMap((pathsOf) => pathsOf(fixture))
    const leaks: string[] = []
    // Each path must succeed for the owner or an admin; otherwise the crawl proves nothing about it.
    const failing = new Set(paths.filter((path) => !isStatic(path)))
    const crawl = async ({ name, client, maySee }: (typeof viewers)[number]) => {
      for (const path of paths) {
        const { status, headers, body } = await client.get(path)
        if (status < 400 && maySee.includes(secrets.ana)) failing.delete(path)
        const text = JSON.stringify([body, [...headers]]).toLowerCase()
        const leaked = Object.values(secrets).filter(
          (secret) => text.includes(secret) && !maySee.includes(secret),
        )
        if (leaked.length > 0) leaks.push(`GET ${path} to ${name}: ${leaked.join(', ')}`)
      }
    }
    await Promise.all(viewers.map(crawl))
    expect(leaks).toEqual([])
    expect([...failing], 'paths that fail for the owner and for admins').toEqual([])
    expect(JSON.stringify((await people.admin.get('/api/admin/users?limit=100')).body)).toContain(secrets.ana)
  })
})
