import { expect, it } from 'vitest'
import { maxSuggestions } from '#server/suggestions/suggestions.repository.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { suggestionsSchema } from '#shared/contract/suggestions.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>

const suggestedTo = async (person: Person) => {
  const { isPersonal, suggestions } = (await person.get('/api/suggestions')).as(suggestionsSchema)
  return { isPersonal, reasons: Object.fromEntries(suggestions.map((one) => [one.listingId, one.reason])) }
}
const save = (person: Person, listingType: string, listingId: number) =>
  person.post('/api/bookmarks', { listingType, listingId })
const long = { createdAt: new Date('2026-01-01T00:00:00Z') }

it('new people see what is popular and new', async () => {
  const fresh = await t.aListing('camp')
  const liked = await t.aListing('job', {}, long)
  const other = await t.aUser()
  await other.post('/api/thumbs-up', { listingType: 'job', listingId: liked.id })
  expect(await suggestedTo(await t.aUser())).toEqual({
    isPersonal: false,
    reasons: { [fresh.id]: 'New this week', [liked.id]: 'Liked by 1 person' },
  })
})

it('saves, interests, grade and place each have their reason', async () => {
  const ana = await t.aUser()
  const saved = await t.aListing('camp', { name: 'Robot Camp', categories: ['Engineering'] }, long)
  await save(ana, 'camp', saved.id)
  await ana.put('/api/preferences', { grade: '10th Grade', interests: ['Music & Theater'], zipcode: '94568' })
  const similar = await t.aListing('camp', { categories: ['Engineering', 'Music'] }, long)
  const music = await t.aListing('tutoring', { categories: ['Music & Arts'] }, long)
  const forTenth = await t.aListing('job', { minimumAge: 15, zipcode: '94566' }, long)
  const { isPersonal, reasons } = await suggestedTo(ana)
  expect(isPersonal).toBe(true)
  expect(reasons).toEqual({
    [similar.id]: 'Because you saved Robot Camp',
    [music.id]: 'Music & Arts',
    [forTenth.id]: expect.stringMatching(/^For 10th grade, \d+ miles? away$/),
  })
})

it('what fits better comes first', async () => {
  const ana = await t.aUser()
  await ana.put('/api/preferences', { interests: ['Math & Science'], zipcode: '94568' })
  const far = await t.aListing('camp', { categories: ['STEM'], zipcode: '10001' }, long)
  const near = await t.aListing('internship', { types: ['STEM'], zipcode: '94568' }, long)
  const unrelated = await t.aListing('job', {}, long)
  expect(
    (await ana.get('/api/suggestions')).as(suggestionsSchema).suggestions.map((one) => one.listingId),
  ).toEqual([near.id, far.id, unrelated.id])
})

it('nothing is suggested that is saved, hidden, past, closed, for older people or one’s own', async () => {
  const ana = await t.aUser()
  await ana.put('/api/preferences', { grade: '9th Grade', interests: ['Math & Science'], zipcode: '94568' })
  const stem = { categories: ['STEM' as const] }
  const saved = await t.aListing('camp', stem)
  await save(ana, 'camp', saved.id)
  await t.aListing('camp', stem, { isActive: false })
  await t.aListing('camp', stem, { isApproved: false, approvedAt: null })
  await t.aListing('camp', { ...stem, applicationDeadline: '2027-02-28' })
  await t.aListing('camp', { ...stem, minimumAge: 15 })
  await t.aListing('camp', stem, { userId: ana.user.id })
  await t.aListing('event', { eventDate: '2027-02-28', categories: ['Science'] })
  expect(await suggestedTo(ana)).toEqual({ isPersonal: false, reasons: {} })
  const last = await t.aListing('camp', { ...stem, applicationDeadline: '2027-03-01', minimumAge: 14 })
  const today = await t.aListing('event', { eventDate: '2027-03-01', categories: ['Science'] })
  expect(
    Object.keys((await suggestedTo(ana)).reasons)
      .map(Number)
      .sort(),
  ).toEqual([last.id, today.id])
})

it('what is saved or taken offline leaves the suggestions at once, and comes back', async () => {
  const ana = await t.aUser()
  const camp = await t.aListing('camp')
  await save(ana, 'camp', camp.id)
  expect((await suggestedTo(ana)).reasons).toEqual({})
  await save(ana, 'camp', camp.id)
  expect(Object.keys((await suggestedTo(ana)).reasons)).toEqual([String(camp.id)])
})

it('suggestions are few, of several kinds, and of this person alone', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  const saved = await t.aListing('camp', { categories: ['Music'] })
  await save(ana, 'camp', saved.id)
  for (let at = 0; at < 8; at += 1) {
    await t.aListing('camp', { categories: ['Music'] })
    await t.aListing('tutoring')
    await t.aListing('job')
    await t.aListing('event')
  }
  const { suggestions } = (await ana.get('/api/suggestions')).as(suggestionsSchema)
  expect(suggestions).toHaveLength(maxSuggestions)
  expect(suggestions.filter(({ listingType }) => listingType === 'camp')).toHaveLength(2)
  expect(JSON.stringify((await ben.get('/api/suggestions')).body)).not.toContain('Because you saved')
  expect((await t.anonymous.get('/api/suggestions')).status).toBe(401)
})
