import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pagePaths } from '#shared/reference/page-paths.ts'
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

const t = useTestApp({ isDataShared: true })

type Person = Awaited<ReturnType<typeof t.aUser>>

/** The part before the @ is as private as the whole, and stays findable however an address is encoded. */
const secrets = { ana: 'ana-keeps-this-8d1f', ben: 'ben-keeps-this-44c0', admin: 'admin-keeps-this-91be' }
const addressOf = (secret: string) => `${secret}@private.example.org`

interface World {
  ana: Person
  ben: Person
  admin: Person
  /** A live listing of each kind, by Ana. */
  ids: Record<string, number>
}
let world: World

/**
 * How to ask each GET route for something that Ana had a hand in. A route that is not here fails the test: whoever adds
 * one says how it is crawled.
 */
const entries: Record<string, (world: World) => string[]> = {
  ...Object.fromEntries(pagePaths.map((path) => [path, () => [path]])),
  ...Object.fromEntries(
    kindNames.flatMap((kind) => {
      const { path } = kindOf(kind).names
      return [
        [`/api/${path}`, () => [`/api/${path}?limit=100&facets=true`, `/api/${path}?search=keeps-this`]],
        [`/api/${path}/:id`, ({ ids }: World) => [`/api/${path}/${ids[kind]}`]],
      ]
    }),
  ),
  '/api/health': () => ['/api/health'],
  '/api/openapi.json': () => ['/api/openapi.json'],
  '/api/docs': () => ['/api/docs'],
  '/api/docs/': () => ['/api/docs/'],
  '/api/docs/json': () => ['/api/docs/json'],
  '/api/docs/yaml': () => ['/api/docs/yaml'],
  '/api/docs/static/index.html': () => ['/api/docs/static/index.html'],
  '/api/docs/static/swagger-initializer.js': () => ['/api/docs/static/swagger-initializer.js'],
  '/api/docs/static/*': () => ['/api/docs/static/swagger-ui.css'],
  '/api/login': () => ['/api/login'],
  '/api/login/forgot': () => ['/api/login/forgot'],
  '/api/login/reset': () => ['/api/login/reset'],
  '/api/login/verify': () => ['/api/login/verify'],
  // Asked last, since it ends the session that asks.
  '/api/logout': () => [],
  '/api/auth/user': () => ['/api/auth/user'],
  '/api/auth/data': () => ['/api/auth/data'],
  '/api/auth/contribution-stats': ({ ana }) => [`/api/auth/contribution-stats?userId=${ana.user.id}`],
  '/api/admin/users': () => ['/api/admin/users?limit=100', '/api/admin/users?search=keeps-this'],
  '/api/reviews/:listingType/:id': ({ ids }) => [`/api/reviews/camp/${ids.camp}`],
  '/api/reviews/:listingType/:id/user-reviewed': ({ ids }) => [`/api/reviews/camp/${ids.camp}/user-reviewed`],
  '/api/thumbs-up/:listingType/:id': ({ ids }) => [`/api/thumbs-up/camp/${ids.camp}`],
  '/api/thumbs-up/:listingType/:id/user': ({ ids }) => [`/api/thumbs-up/camp/${ids.camp}/user`],
  '/api/bookmarks': () => ['/api/bookmarks?limit=100'],
  '/api/bookmarks/:listingType/:id/user': ({ ids }) => [`/api/bookmarks/camp/${ids.camp}/user`],
}

beforeAll(async () => {
  const named = { firstName: 'Rosa', lastName: 'Alvarez' }
  const ana = await t.aUser({ ...named, email: addressOf(secrets.ana) })
  const ben = await t.aUser({ ...named, email: addressOf(secrets.ben) })
  const admin = await t.anAdmin({ email: addressOf(secrets.admin) })
  const ids: World['ids'] = {}
  for (const kind of kindNames) {
    ids[kind] = (await t.aListing(kind, {}, { userId: ana.user.id })).id
    await t.aListing(kind, {}, { userId: ana.user.id, isApproved: false, approvedAt: null })
    for (const person of [ana, ben, admin]) {
      const ref = { listingType: kind, listingId: ids[kind] }
      await person.post('/api/bookmarks', ref)
      await person.post('/api/thumbs-up', ref)
      await person.post('/api/reviews', { ...ref, title: 'Kind', rating: 4, content: null })
      await person.post('/api/reports', {
        reportType: 'listing',
        itemType: kind,
        itemId: ids[kind],
        reason: 'Closed',
        description: '',
      })
    }
    const campByBen = await t.aListing('camp', {}, { userId: ben.user.id })
    await ana.post('/api/reviews', {
      listingType: 'camp',
      listingId: campByBen.id,
      title: 'Fine',
      rating: 3,
      content: null,
    })
    if (kind === 'camp') ids.camp = campByBen.id
  }
  world = { ana, ben, admin, ids }
})

afterAll(() => unsubscribe('fastify.initialization', gather))

describe('the e-mail address of an account', () => {
  it('every GET route is known to this crawl', () => {
    expect([...getRoutes].sort()).toEqual(Object.keys(entries).sort())
  })

  it('goes to its owner and to admins, and is in no answer to anybody else', async () => {
    const viewers = [
      { name: 'anonymous', client: t.anonymous, maySee: [] as string[] },
      { name: 'ana', client: world.ana, maySee: [secrets.ana] },
      { name: 'ben', client: world.ben, maySee: [secrets.ben] },
      { name: 'somebody else', client: await t.aUser(), maySee: [] },
    ]
    const leaks: string[] = []
    for (const { name, client, maySee } of viewers) {
      for (const path of Object.values(entries).flatMap((pathsOf) => pathsOf(world))) {
        const { headers, body } = await client.get(path)
        const said = JSON.stringify([body, [...headers]]).toLowerCase()
        const leaked = Object.values(secrets).filter(
          (secret) => said.includes(secret) && !maySee.includes(secret),
        )
        if (leaked.length > 0) leaks.push(`GET ${path} tells ${name}: ${leaked.join(', ')}`)
      }
    }
    expect(leaks).toEqual([])
  })

  it('is looked for in answers that say something: each route has one for the owner or an admin', async () => {
    const silent: string[] = []
    for (const [route, pathsOf] of Object.entries(entries)) {
      // Pages are there once the page is built, which these tests do without.
      if (pagePaths.some((path) => path === route) || /^\/api\/log(in|out)/.test(route)) continue
      for (const path of pathsOf(world)) {
        const statuses = [(await world.ana.get(path)).status, (await world.admin.get(path)).status]
        if (!statuses.includes(200)) silent.push(`${path}: ${statuses.join(', ')}`)
      }
    }
    expect(silent).toEqual([])
    expect(JSON.stringify((await world.admin.get('/api/admin/users?limit=100')).body)).toContain(secrets.ana)
  })
})
