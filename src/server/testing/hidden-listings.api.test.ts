import { beforeAll, expect, test } from 'vitest'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { type CrawlFixture, crawlPaths, isStatic } from './crawl-paths.ts'
import { createCrawlFixture, type Person } from './create-crawl-fixture.ts'
import { isLongOrdeal } from './ordeals.ts'
import type { createTestClient } from './test-client.ts'
import { useTestApp } from './use-test-app.ts'

const t = useTestApp({ isDataShared: true, hasPages: true })
type Client = ReturnType<typeof createTestClient>
/** A word in the text fields of hidden listings, and in no live listing. */
const canary = 'zircon'

let owner: Person
let admin: Person
let fixture: CrawlFixture
let viewers: { name: string; client: Client }[]

beforeAll(async () => {
  owner = await t.aUser({ firstName: 'Olga' })
  admin = await t.anAdmin()
  const ana = await t.aUser({ firstName: 'Ana' })
  const ben = await t.aUser({ firstName: 'Ben' })
  fixture = await createCrawlFixture(t, { ana, ben, admin })
  viewers = [
    { name: 'a visitor', client: t.anonymous },
    { name: 'a user', client: ben },
  ]
})

type Hide = (kind: Kind, id: number) => Promise<{ status: number }>
const typeOf = (kind: Kind) => kindOf(kind).names.adminType

/** The product's calls that hide a live listing. */
const waysToHide: Record<string, Hide> = {
  trashed: (kind, id) => admin.delete(`/api/admin/delete/${typeOf(kind)}/${id}`),
  paused: (kind, id) => owner.post(`/api/my-listings/${kind}/${id}/pause`),
  deactivated: (kind, id) => admin.post(`/api/admin/deactivate/${typeOf(kind)}/${id}`),
}

/** Creates hidden listings and returns their IDs by state and kind. */
async function hideListings() {
  const hidden: Record<string, Record<string, number>> = {}
  const add = async (state: string, kind: Kind, submitter: Person, isApproved: boolean) => {
    const { id } = await t.aListing(kind, canaryValues(kind), {
      userId: submitter.user.id,
      isApproved,
      ...(!isApproved && { approvedAt: null }),
    })
    hidden[state] = { ...hidden[state], [kind]: id }
    return id
  }
  const suspended = await t.aUser({ firstName: 'Sam' })
  for (const kind of kindNames) {
    await add('pending', kind, owner, false)
    const id = await add('sent back', kind, owner, false)
    await expectSuccess(admin.post(`/api/admin/reject/${typeOf(kind)}/${id}`, { reason: 'Too short' }))
    for (const [state, hide] of Object.entries(waysToHide))
      await expectSuccess(hide(kind, await add(state, kind, owner, true)))
    await add('of a suspended owner', kind, suspended, true)
  }
  await expectSuccess(admin.post(`/api/admin/users/${suspended.user.id}/suspend`, { reason: 'Spam' }))
  await t.runJobs()
  return hidden
}

async function expectSuccess(answer: Promise<{ status: number; body?: unknown }>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

/** Values with the canary for text fields that accept any text. */
function canaryValues(kind: Kind) {
  const named = Object.entries(kindOf(kind).fields).filter(
    ([, { type }]) => type === 'text' || type === 'longText',
  )
  const isFree = (name: string) => /title|name|organizer|description|venue|tags/i.test(name)
  return Object.fromEntries(
    named.filter(([name]) => isFree(name)).map(([name]) => [name, `${canary} ${kind} ${name}`]),
  )
}

const pathsIn = (given: CrawlFixture) =>
  Object.values(crawlPaths).flatMap((pathsOf) => pathsOf(given).filter((path) => !isStatic(path)))
const searches = kindNames.map((kind) => `/api/${kindOf(kind).names.path}?search=${canary}`)

async function crawl(client: Client, paths: readonly string[]) {
  const answers = new Map<string, string>()
  for (const path of paths) {
    const { status, body } = await client.get(path)
    answers.set(path, `${status} ${JSON.stringify(body)}`.replaceAll(/nonce\W+[\w+/=-]+/g, ''))
  }
  return answers
}

test('listings that are not live change no answer, total, feed or page, and have no address of their own', {
  timeout: 180_000,
}, async () => {
  const paths = [...pathsIn(fixture), ...searches, `/api/search?q=${canary}`, `/browse?search=${canary}`]
  const before = await Promise.all(viewers.map(({ client }) => crawl(client, paths)))
  const hidden = await hideListings()
  const differences: string[] = []

  await Promise.all(
    viewers.map(async ({ name, client }, index) => {
      for (const [path, answer] of await crawl(client, paths))
        if (answer !== before[index]?.get(path))
          differences.push(`${name}: ${path}\n  ${firstDifference(before[index]?.get(path) ?? '', answer)}`)
    }),
  )
  for (const [at, [state, ids]] of Object.entries(hidden).entries()) {
    const own = pathsIn({ ...fixture, ids, reviewedCampId: ids.camp ?? 0 }).filter(
      (path) => !paths.includes(path),
    )
    // Viewers alternate between states, so that each viewer requests every route.
    for (const { name, client } of isLongOrdeal ? viewers : viewers.slice(at % 2, (at % 2) + 1))
      for (const [path, answer] of await crawl(client, own))
        if (answer.includes(canary)) differences.push(`${name}: ${path} shows a listing that is ${state}`)
  }
  expect(differences).toEqual([])

  const seenByAdmin = await crawl(admin, ['/api/admin/pending-approvals', '/api/admin/trash'])
  for (const answer of seenByAdmin.values()) expect(answer).toContain(canary)
})

function firstDifference(before: string, after: string) {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  return `${before.slice(Math.max(0, at - 60), at + 60)} → ${after.slice(at, at + 80)}`
}
