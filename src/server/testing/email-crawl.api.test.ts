import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CrawledWorld, crawlPaths, isFixed } from './crawl-paths.ts'
import { crawledWorld, type Person } from './crawled-world.ts'
import { useTestApp } from './use-test-app.ts'

const getRoutes = new Set<string>()

// Fastify announces each new instance before anything is registered on it: the list is the app's own.
const gather = (message: unknown) => {
  const { fastify: app } = message as { fastify: FastifyInstance }
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) getRoutes.add(url)
  })
}
subscribe('fastify.initialization', gather)

const t = useTestApp({ isDataShared: true, hasPages: true })

/** The part before the @ is as private as the whole, and stays findable however an address is encoded. */
const secrets = { ana: 'ana-keeps-this-8d1f', ben: 'ben-keeps-this-44c0', admin: 'admin-keeps-this-91be' }
const addressOf = (secret: string) => `${secret}@private.example.org`

let people: Record<keyof typeof secrets, Person>
let world: CrawledWorld

beforeAll(async () => {
  const named = { firstName: 'Rosa', lastName: 'Alvarez' }
  const ana = await t.aUser({ ...named, email: addressOf(secrets.ana) })
  const ben = await t.aUser({ ...named, email: addressOf(secrets.ben) })
  const admin = await t.anAdmin({ email: addressOf(secrets.admin) })
  people = { ana, ben, admin }
  world = await crawledWorld(t, people)
})

afterAll(() => unsubscribe('fastify.initialization', gather))

const askAll = Object.entries(crawlPaths)

describe('the e-mail address of an account', () => {
  it('is looked for in every GET route there is', () => {
    const isNew = [...getRoutes].filter((route) => !(route in crawlPaths))
    expect(isNew, 'say in testing/crawl-paths.ts how to ask these').toEqual([])
    const isGone = Object.keys(crawlPaths).filter((route) => !getRoutes.has(route))
    expect(isGone, 'these are gone, and can go from testing/crawl-paths.ts').toEqual([])
  })

  it('goes to its owner and to admins, and is in no answer to others', { timeout: 120_000 }, async () => {
    const viewers = [
      { name: 'a stranger', client: t.anonymous, maySee: [] as string[] },
      { name: 'its owner', client: people.ana, maySee: [secrets.ana] },
      { name: 'another', client: people.ben, maySee: [secrets.ben] },
      { name: 'an admin', client: people.admin, maySee: Object.values(secrets) },
      { name: 'a newcomer', client: await t.aUser(), maySee: [] },
    ]
    const paths = askAll.flatMap(([, pathsOf]) => pathsOf(world))
    const leaks: string[] = []
    // Built pages have no personal data.
    const silent = new Set(paths.filter((path) => !isFixed(path)))
    const crawl = async ({ name, client, maySee }: (typeof viewers)[number]) => {
      for (const path of paths) {
        const { status, headers, body } = await client.get(path)
        if (status < 400 && maySee.includes(secrets.ana)) silent.delete(path)
        const said = JSON.stringify([body, [...headers]]).toLowerCase()
        const leaked = Object.values(secrets).filter(
          (secret) => said.includes(secret) && !maySee.includes(secret),
        )
        if (leaked.length > 0) leaks.push(`GET ${path} tells ${name}: ${leaked.join(', ')}`)
      }
    }
    await Promise.all(viewers.map(crawl))
    expect(leaks).toEqual([])
    expect([...silent], 'answers that say nothing to those who may see it').toEqual([])
    expect(JSON.stringify((await people.admin.get('/api/admin/users?limit=100')).body)).toContain(secrets.ana)
  })
})
