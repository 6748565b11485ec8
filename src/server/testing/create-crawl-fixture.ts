import { calendarAddressSchema } from '#shared/contract/calendar.ts'
import { ownSharedListSchema } from '#shared/contract/shared-lists.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import type { CrawlFixture } from './crawl-paths.ts'
import { formOf, picture } from './uploads/pictures.ts'
import type { useTestApp } from './use-test-app.ts'

type TestApp = ReturnType<typeof useTestApp>
export type Person = Awaited<ReturnType<TestApp['aUser']>>

/** Stores personal data everywhere the product keeps some, for crawls of every GET route. */
export async function createCrawlFixture(
  t: TestApp,
  { ana, ben, admin }: Record<'ana' | 'ben' | 'admin', Person>,
): Promise<CrawlFixture> {
  const reviewedCampId = (await t.aListing('camp', {}, { userId: ben.user.id })).id
  const ids: Record<string, number> = {}
  for (const kind of kindNames) {
    const id = (await t.aListing(kind, {}, { userId: ana.user.id })).id
    ids[kind] = id
    await t.aListing(kind, {}, { userId: ana.user.id, isApproved: false, approvedAt: null })
    for (const person of [ana, ben, admin]) await takePart(person, kind, id)
  }
  await takePart(ana, 'camp', reviewedCampId)
  const photo = await ana.post('/api/upload', formOf(await picture('png', 30, 20)))
  const photoUrl = photo.as(uploadSchema).url
  await ana.put('/api/auth/profile', { profileImageUrl: photoUrl })
  await admin.put(`/api/admin/users/${ben.user.id}/role`, { role: 'admin' })
  await admin.put(`/api/admin/users/${ben.user.id}/role`, { role: 'user' })
  const calendar = (await ana.post('/api/calendar-address')).as(calendarAddressSchema)
  const calendarPath = new URL(calendar.url ?? '').pathname
  const items = [{ listingType: 'camp', listingId: reviewedCampId }]
  const list = await ana.post('/api/shared-lists', { name: 'Camps', items, showName: true })
  const listToken = list.as(ownSharedListSchema).url.split('/').at(-1) ?? ''
  return { userId: ana.user.id, ids, reviewedCampId, photoUrl, calendarPath, listToken }
}

async function takePart(person: Person, listingType: string, listingId: number) {
  const ref = { listingType, listingId }
  await person.post('/api/bookmarks', ref)
  await person.post('/api/thumbs-up', ref)
  await person.post('/api/views/track', ref)
  await person.post('/api/reviews', { ...ref, title: 'Kind', rating: 4, content: null })
  const item = { reportType: 'listing', itemType: listingType, itemId: listingId }
  await person.post('/api/reports', { ...item, reason: 'Closed', description: '' })
}
