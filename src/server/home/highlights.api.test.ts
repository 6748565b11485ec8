import { expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { highlightsSchema } from '#shared/contract/highlights.ts'
import { listingKinds } from '#shared/listings/kinds.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'

const t = useTestApp()
const highlights = async () =>
  (await t.anonymous.get('/api/highlights')).as(highlightsSchema).listings.map(({ id }) => id)
const day = (offset: number) => plusDays(pacificDay(t.clock.now()), offset)

test('a visitor sees one live listing of each kind, without its contributor', async () => {
  const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera' })
  for (const kind of listingKinds) await t.aListing(kind, {}, { userId: ana.user.id })
  await t.aListing('event', { eventDate: day(3), cost: 'FREE' }, { userId: ana.user.id })
  const answer = await t.anonymous.get('/api/highlights')
  expect(answer.as(highlightsSchema).listings.map(({ listingType }) => listingType)).toEqual([
    ...listingKinds,
    'event',
  ])
  expect(answer.as(highlightsSchema).listings.at(-1)?.facts).toContain('Free')
  expect(JSON.stringify(answer.body)).not.toContain('Rivera')
  expect(JSON.stringify(answer.body)).not.toContain(ana.user.id)
})

test('the most liked one that is still open comes first, and hidden ones never', async () => {
  const ben = await t.aUser()
  const plain = await t.aListing('camp')
  const liked = await t.aListing('camp')
  const closed = await t.aListing('camp', { applicationDeadline: day(-1) })
  const hidden = await t.aListing('camp', {}, { isActive: false })
  const past = await t.aListing('event', { eventDate: day(-1) })
  for (const listingId of [liked.id, closed.id])
    await ben.post('/api/thumbs-up', { listingType: 'camp', listingId })
  const found = await highlights()
  expect(found).toEqual([liked.id])
  for (const { id } of [plain, hidden, past]) expect(found).not.toContain(id)
})

test('an empty site has none', async () => {
  expect(await highlights()).toEqual([])
})
