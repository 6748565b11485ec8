import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Home } from '#shared/contract/home.ts'

const t = useTestApp()
const home = async () => (await t.anonymous.get('/api/home')).body as Home

it('counts what is live of each kind', async () => {
  await t.aListing('camp')
  await t.aListing('camp', {}, { isActive: false })
  await t.aListing('job', {}, { isApproved: false })
  expect((await home()).counts).toEqual({ tutoring: 0, camp: 1, internship: 0, job: 0, event: 0 })
})

it('shows the newest of the last seven days, of every kind', async () => {
  t.clock.set('2026-11-18T20:00:00Z')
  const at = (day: string) => ({ createdAt: new Date(`${day}T12:00:00Z`) })
  await t.aListing('camp', { name: 'old' }, at('2026-11-10'))
  await t.aListing('job', { title: 'newer', minimumAge: 15 }, at('2026-11-17'))
  await t.aListing('camp', { name: 'new' }, at('2026-11-14'))
  const { newThisWeek } = await home()
  expect(newThisWeek.map((one) => one.title)).toEqual(['newer', 'new'])
  expect(newThisWeek[0]?.facts).toContain('Ages 15+')
})

it('shows the events of the weekend that comes', async () => {
  t.clock.set('2026-11-18T20:00:00Z')
  for (const [title, eventDate, startTime] of [
    ['thursday', '2026-11-19', null],
    ['sunday', '2026-11-22', null],
    ['friday, some time', '2026-11-20', null],
    ['friday evening', '2026-11-20', '18:30'],
    ['friday morning', '2026-11-20', '09:00'],
    ['monday', '2026-11-23', null],
  ] as const) {
    await t.aListing('event', { title, eventDate, startTime })
  }
  const { thisWeekend } = await home()
  expect(thisWeekend.map((one) => one.title)).toEqual([
    'friday morning',
    'friday evening',
    'friday, some time',
    'sunday',
  ])
  expect(thisWeekend[0]?.facts).toContain('Nov 20, 9:00 AM')
})
