import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { searchAnswerSchema } from '#shared/contract/search.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()

const search = async (q: string, more = '') =>
  (await t.anonymous.get(`/api/search?q=${encodeURIComponent(q)}${more}`)).as(searchAnswerSchema)

const totals = (answer: Awaited<ReturnType<typeof search>>) =>
  Object.fromEntries(answer.groups.map(({ listingType, total }) => [listingType, total]))

const none = { tutoring: 0, camp: 0, internship: 0, job: 0, event: 0 }

describe('one search', () => {
  test('finds every kind by its words, each group with its total and its first rows', async () => {
    for (const kind of kindNames) await t.aListing(kind, { description: 'All about robotics.' })
    await t.aListing('camp', { name: 'Second Camp', description: 'Robotics again.' })
    await t.aListing('camp', { description: 'Robotics.' }, { isApproved: false })
    const answer = await search('robot', '&limit=1')
    expect(answer.groups.map(({ listingType }) => listingType)).toEqual(kindNames)
    expect(totals(answer)).toEqual({ ...none, tutoring: 1, camp: 2, internship: 1, job: 1, event: 1 })
    for (const { items } of answer.groups) expect(items).toHaveLength(1)
  })

  test('understands a place, and searches everywhere when that is removed', async () => {
    const here = await t.aListing('camp', { name: 'Robotics Camp', city: 'Dublin', state: 'CA' })
    await t.aListing('camp', { name: 'Robotics Camp', city: 'Danville', state: 'CA' })
    const answer = await search('robotics dublin')
    expect(answer.understood).toEqual([{ type: 'place', label: 'Dublin, CA', words: 'dublin' }])
    expect(answer.groups[1]).toMatchObject({ total: 1, items: [{ id: here.id }] })
    const everywhere = await search('robotics dublin', '&off=place')
    expect([everywhere.understood, totals(everywhere).camp]).toEqual([[], 2])
  })

  test('understands kind, cost and a ZIP code', async () => {
    const near = await t.aListing('camp', { costRange: 'FREE', zipcode: '94568' })
    const remote = await t.aListing('camp', { costRange: 'FREE', zipcode: '10001', deliveryMode: ['Remote'] })
    await t.aListing('camp', { costRange: '< $1000', zipcode: '94568' })
    await t.aListing('camp', { costRange: 'FREE', zipcode: '10001' })
    await t.aListing('event', { cost: 'Free', zipcode: '94568' })
    const answer = await search('free camps near 94568')
    expect(answer.understood.map(({ type, label }) => [type, label])).toEqual([
      ['kind', 'Summer Camps'],
      ['place', 'Within 25 miles of 94568'],
      ['cost', 'Free'],
    ])
    expect(totals(answer)).toEqual({ ...none, camp: 2 })
    expect(answer.groups[1]?.items.map(({ id }) => id)).toEqual([near.id, remote.id])
    expect(totals(await search('free near 94568'))).toMatchObject({ camp: 2, event: 1, job: 0 })
  })

  test('understands an age', async () => {
    const open = await t.aListing('job', { minimumAge: 15 })
    const any = await t.aListing('job', { minimumAge: null })
    await t.aListing('job', { minimumAge: 16 })
    await t.aListing('tutoring')
    const answer = await search('jobs for 15 year olds')
    expect(totals(answer)).toEqual({ ...none, job: 2 })
    expect(answer.groups[3]?.items.map(({ id }) => id)).toEqual([any.id, open.id])
    expect(totals(await search('jobs for 15 year olds', '&off=age'))).toEqual({ ...none, job: 3 })
  })

  test('gives the parameters with which each list finds the same', async () => {
    await t.aListing('camp', { name: 'Robotics Camp', minimumAge: 14, costRange: 'FREE', city: 'Dublin' })
    await t.aListing('event', { title: 'Robotics Night', cost: 'Free for all', city: 'Dublin' })
    await t.aListing('internship', { title: 'Robotics Intern', compensation: 'Paid', zipcode: '94568' })
    for (const q of [
      'robotics dublin',
      'free robotics',
      'paid robotics near 94568',
      'robotics age 15',
      'camps',
    ]) {
      for (const { listingType, total, query } of (await search(q)).groups) {
        if (total === 0) continue
        const { body } = await t.anonymous.get(
          `/api/${kindOf(listingType).names.path}?${new URLSearchParams(query)}`,
        )
        expect([q, listingType, (body as { total: number }).total]).toEqual([q, listingType, total])
      }
    }
  })

  test('reads on over typos, loose word order and quotation marks', async () => {
    await t.aListing('camp', { name: 'Robotics Week', city: 'Dublin' })
    const [, camps] = (await search('robotcis')).groups
    expect(camps).toMatchObject({ total: 1, correctedSearch: 'robotics' })
    expect((await search('robotics')).groups[1]).not.toHaveProperty('correctedSearch')
    expect(totals(await search('camp robotics')).camp).toBe(1)
    expect((await search('"dublin"')).understood).toEqual([])
  })

  test('leaves out past events', async () => {
    await t.aListing('event', { title: 'Robotics Past', eventDate: '2020-01-01' })
    await t.aListing('event', { title: 'Robotics Next', eventDate: '2099-01-01' })
    expect(totals(await search('robotics')).event).toBe(1)
  })

  test('suggests categories, cities and steps of the guide', async () => {
    await t.aListing('camp', { city: 'Dublin' })
    expect((await search('engin')).categories).toContainEqual({
      listingType: 'camp',
      param: 'categories',
      value: 'Engineering',
    })
    expect((await search('dub')).places).toEqual([{ city: 'Dublin', total: 1 }])
    expect((await search('FAFSA')).steps.map(({ id }) => id)).toContain('12th')
  })

  test('answers nothing to nothing, and refuses what it does not know', async () => {
    expect(totals(await search(''))).toEqual(none)
    for (const [query, field] of [
      [`q=${'x'.repeat(201)}`, 'q'],
      ['q=a&limit=0', 'limit'],
      ['q=a&limit=101', 'limit'],
      ['q=a&off=color', 'off'],
      ['q=a&sort=name', 'sort'],
    ]) {
      const { status, body } = await t.anonymous.get(`/api/search?${query}`)
      expect([status, body]).toMatchObject([400, { errors: [{ field }] }])
    }
  })
})
