import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'

const person = { firstName: 'Realfirst', lastName: 'Reallast' }

describe('a nickname', () => {
  const t = useTestApp()

  const reviewOf = async (author: Awaited<ReturnType<typeof t.aUser>>, id: number) =>
    author.post('/api/reviews', { listingType: 'camp', listingId: id, title: 'Good', rating: 5 })

  test('hides the real name from visitors and other people, in lists, details, reviews and saved items', async () => {
    const ana = await t.aUser({ ...person, nickname: 'Owl' })
    const ben = await t.aUser({ firstName: 'Ben' })
    const camp = await t.aListing('camp', {}, { userId: ana.user.id })
    const other = await t.aListing('camp')
    await reviewOf(ana, other.id)
    await ben.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
    const paths = [
      '/api/summer-camps',
      `/api/summer-camps/${camp.id}`,
      `/api/reviews/camp/${other.id}`,
      '/api/bookmarks',
    ]
    for (const path of paths) {
      const text = JSON.stringify((await ben.get(path)).body)
      expect(text, path).not.toMatch(/Realfirst|Reallast/)
      expect(text, path).toContain('Owl')
    }
    for (const path of paths.slice(0, 3))
      expect(JSON.stringify((await t.anonymous.get(path)).body), path).not.toMatch(/Realfirst|Reallast/)
  })

  test('leaves the real name to the person and to admins', async () => {
    const ana = await t.aUser({ ...person, nickname: 'Owl' })
    const root = await t.anAdmin()
    const camp = await t.aListing('camp')
    await reviewOf(ana, camp.id)
    for (const viewer of [ana, root])
      expect((await viewer.get(`/api/reviews/camp/${camp.id}`)).body).toMatchObject([
        { reviewerFirstName: 'Realfirst', reviewerLastName: 'Reallast', reviewerNickname: 'Owl' },
      ])
  })

  test('is the choice of the person: without one the name shows', async () => {
    const ana = await t.aUser(person)
    const camp = await t.aListing('camp', {}, { userId: ana.user.id })
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      contributorFirstName: 'Realfirst',
    })
  })
})

describe('an event', () => {
  const t = useTestApp()

  test('names neither the account nor the person who added it, unless by a nickname', async () => {
    const ana = await t.aUser(person)
    const owl = await t.aUser({ ...person, nickname: 'Owl' })
    const first = await t.aListing('event', {}, { userId: ana.user.id })
    const second = await t.aListing('event', {}, { userId: owl.user.id })
    const list = JSON.stringify((await t.anonymous.get('/api/events?upcoming=false')).body)
    expect(list).not.toMatch(/Realfirst|Reallast/)
    expect(list).not.toContain(ana.user.id)
    expect((await t.anonymous.get(`/api/events/${first.id}`)).body).toMatchObject({
      userId: null,
      contributor: null,
    })
    expect((await t.anonymous.get(`/api/events/${second.id}`)).body).toMatchObject({
      userId: null,
      contributorFirstName: null,
      contributor: { displayName: 'Owl' },
    })
  })
})
