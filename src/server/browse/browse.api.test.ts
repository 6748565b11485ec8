import { describe, expect, test } from 'vitest'
import { attribute, graphOf, pageDataOf, textOf } from '#server/testing/browse/read-page.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp({ hasPages: true, env: { PUBLIC_URL: 'https://way.test', SITE_NAME: 'Way & Mark' } })

const get = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answered, body } = await t.anonymous.get(path, headers)
  return { status, headers: answered, html: String(body) }
}

describe('a visitor without an account', () => {
  test.each(kindNames)('reads a %s as a page', async (kind) => {
    const { id } = await t.aListing(kind, { description: 'Bring **water** & a hat.' })
    const { status, headers } = await get(`/browse/${kindOf(kind).names.path}/${id}`)
    expect(status).toBe(301)
    const path = headers.get('location') ?? ''
    expect(path).toMatch(new RegExp(`^/browse/${kindOf(kind).names.path}/${id}-[a-z-]+$`))

    const page = await get(path)
    expect(page.status).toBe(200)
    expect(textOf(page.html)).toContain('Bring water & a hat.')
    expect(page.html).toContain('<h1')
    expect(attribute(page.html, 'link', 'rel="canonical"', 'href')).toBe(`https://way.test${path}`)
    expect(attribute(page.html, 'meta', 'name="description"', 'content')).toBe('Bring water & a hat.')
    const picture = attribute(page.html, 'meta', 'property="og:image"', 'content') ?? ''
    expect(picture).toMatch(new RegExp(`^https://way.test/pictures/${kindOf(kind).names.path}/${id}.png`))
    expect((await get(picture.replace('https://way.test', ''))).headers.get('content-type')).toBe('image/png')
    expect(attribute(page.html, 'meta', 'name="twitter:card"', 'content')).toBe('summary_large_image')
    expect(page.html).not.toContain('noindex')
  })

  test('finds, filters and pages through a list by its address alone', async () => {
    for (let number = 1; number <= 7; number++)
      await t.aListing('camp', { name: `Camp Number ${number}`, categories: ['STEM'] })
    await t.aListing('camp', { name: 'Camp Brush', categories: ['Visual Arts'] })
    const first = await get('/browse/summer-camps')
    expect(first.html).toContain('8 summer camps')
    expect(first.html).toMatch(/href="\/browse\/summer-camps\?page=2"/)
    const filtered = await get('/browse/summer-camps?categories=Visual%20Arts')
    expect(textOf(filtered.html)).toContain('Camp Brush')
    expect(textOf(filtered.html)).not.toContain('Camp Number')
    const found = await get('/browse/summer-camps?search=brush')
    expect(textOf(found.html)).toContain('Camp Brush')
    const second = await get('/browse/summer-camps?categories=STEM&page=2')
    expect(textOf(second.html)).toContain('Camp Number 1')
    expect(second.html).toContain('<noscript>')
  })

  test('sees all kinds, what is popular and the places on the first page', async () => {
    await t.aListing('camp', { name: 'Camp Brush', city: 'San Ramon' })
    const { html, status } = await get('/browse')
    expect(status).toBe(200)
    for (const kind of kindNames) expect(html).toContain(`href="/browse/${kindOf(kind).names.path}"`)
    expect(textOf(html)).toContain('Camp Brush')
    expect(html).toContain('href="/browse/summer-camps/in/san-ramon-ca"')
  })

  test('reads the page of a town, which has nothing of other towns', async () => {
    await t.aListing('camp', { name: 'Camp Near', city: 'San Ramon' })
    await t.aListing('camp', { name: 'Camp Far', city: 'Fresno' })
    await t.aListing('event', { title: 'Fair Near', city: 'San Ramon' })
    await t.aListing('event', { title: 'Fair Far', city: 'Fresno' })
    for (const [path, near, far] of [
      ['/browse/summer-camps/in/san-ramon-ca', 'Camp Near', 'Camp Far'],
      ['/browse/events/in/san-ramon-ca', 'Fair Near', 'Fair Far'],
    ] as const) {
      const { html, status } = await get(path)
      expect(status).toBe(200)
      expect(textOf(html)).toContain(near)
      expect(textOf(html)).not.toContain(far)
      expect(attribute(html, 'link', 'rel="canonical"', 'href')).toBe(`https://way.test${path}`)
    }
    expect((await get('/browse/summer-camps/in/nowhere-ca')).status).toBe(404)
  })

  test('reads events as a list where the address asks for the month or the map', async () => {
    await t.aListing('event', { title: 'Heron Night' })
    for (const show of ['month', 'map']) {
      const { status, html } = await get(`/browse/events?show=${show}&categories=Science`)
      expect(status).toBe(200)
      expect(textOf(html)).toContain('1 event')
      // In an element that browsers without scripts show.
      expect(html).toContain('Heron Night</a>')
      expect(attribute(html, 'link', 'rel="canonical"', 'href')).toBe(
        'https://way.test/browse/events?categories=Science',
      )
    }
  })

  test('compares listings at an address that search engines do not keep', async () => {
    const near = await t.aListing('camp', { name: 'Camp Brush', costRange: 'FREE' })
    const far = await t.aListing('camp', { name: 'Camp Easel', costRange: '< $1000' })
    const hidden = await t.aListing('camp', { name: 'Camp Hidden' }, { isActive: false })
    const ids = [far.id, near.id, hidden.id].join()
    const { status, html, headers } = await get(`/browse/compare?camp=${ids}`)
    expect(status).toBe(200)
    const text = textOf(html)
    expect(text.indexOf('Camp Easel')).toBeLessThan(text.indexOf('Camp Brush'))
    expect(text).toContain('Lowest cost')
    expect(text).toContain('1 listing is no longer available.')
    expect(text).not.toContain('Camp Hidden')
    expect(html).toContain(`href="/browse/summer-camps/${near.id}-camp-brush"`)
    expect(html).toContain('noindex')
    expect(headers.get('cache-control')).toContain('public')
    for (const query of ['', '?camp=', '?camp=x', '?boat=1', '?camp=999999'])
      expect((await get(`/browse/compare${query}`)).status, query).toBe(200)
    const ana = await t.aUser()
    const own = await ana.get(`/browse/compare?camp=${ids}`)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(String(own.body)).not.toContain('Camp Brush')
  })

  test('gets pages that a cache may store and ask for again', async () => {
    await t.aListing('camp')
    for (const path of ['/browse', '/browse/summer-camps', '/browse/summer-camps/feed.xml', '/sitemap.xml']) {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
      expect(headers.get('set-cookie')).toBeNull()
      const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    }
  })

  test('finds nothing past page 200, and the last page in place of one past the end', async () => {
    for (let number = 1; number <= 6; number++) await t.aListing('job')
    expect((await get('/browse/jobs?page=201')).status).toBe(404)
    const past = await get('/browse/jobs?page=9')
    expect(past.status).toBe(302)
    expect(past.headers.get('location')).toBe('/browse/jobs?page=2')
    expect((await get('/browse/jobs?page=2')).status).toBe(200)
  })

  test('gets 400 for the surroundings of a ZIP code that does not exist', async () => {
    expect((await get('/browse/events?zipcode=00000&distance=5')).status).toBe(400)
  })
})

describe('what is not live', () => {
  test('is 404 when it never was public, and 410 once it was deleted', async () => {
    const admin = await t.anAdmin()
    const camp = await t.aListing('camp')
    const path = `/browse/summer-camps/${camp.id}-camp-meadowlark`
    expect((await get(path)).status).toBe(200)
    await admin.delete(`/api/admin/delete/summer-camp/${camp.id}`)
    const gone = await get(path)
    expect(gone.status).toBe(410)
    expect(textOf(gone.html)).toContain('no longer available')
    expect(gone.html).toContain('noindex')
    const pending = await t.aListing('camp', {}, { isApproved: false, approvedAt: null })
    const inactive = await t.aListing('camp', {}, { isActive: false })
    for (const id of [pending.id, inactive.id, inactive.id + 1000]) {
      const missing = await get(`/browse/summer-camps/${id}`)
      expect(missing.status).toBe(404)
      expect(missing.html).toContain('href="/browse/summer-camps"')
      expect(textOf(missing.html)).not.toContain('signed in')
    }
    const job = await t.aListing('job')
    expect((await get(`/browse/summer-camps/${job.id}`)).status).toBe(404)
    expect((await get('/browse/cars')).status).toBe(404)
  })

  test('is in no page, sitemap, feed or picture', async () => {
    const hidden = [
      await t.aListing('camp', { name: 'Secret Pending' }, { isApproved: false, approvedAt: null }),
      await t.aListing('camp', { name: 'Secret Inactive' }, { isActive: false }),
    ]
    await t.aListing('camp', { name: 'Open Camp' })
    const paths = [
      '/browse',
      '/browse/summer-camps',
      '/browse/summer-camps?search=secret',
      '/browse/summer-camps/in/dublin-ca',
      '/browse/summer-camps/feed.xml',
      '/browse/summer-camps/feed.json',
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/listings-1.xml',
    ]
    for (const path of paths) {
      const { html } = await get(path)
      expect(html, path).not.toMatch(/secret[ -](pending|inactive)/i)
    }
    for (const { id } of hidden) expect((await get(`/pictures/summer-camps/${id}.png`)).status).toBe(404)
  })
})

describe('people', () => {
  test('are named in public pages by their display name and nothing else', async () => {
    const nameless = { email: 'quiet-ana@private.test', firstName: 'Anastasia', lastName: 'Quietname' }
    const ana = await t.aUser({ ...nameless, nickname: 'Trailblazer', profileImageUrl: '/uploads/face.webp' })
    const camp = await t.aListing('camp', {}, { userId: ana.user.id })
    const ben = await t.aUser({ firstName: 'Ben', lastName: 'Berg', nickname: 'Benny' })
    await ben.post('/api/reviews', { listingType: 'camp', listingId: camp.id, title: 'Fine', rating: 4 })
    for (const path of [
      '/browse',
      '/browse/summer-camps',
      `/browse/summer-camps/${camp.id}-camp-meadowlark`,
    ]) {
      const { html, status } = await get(path)
      expect(status).toBe(200)
      expect(html).not.toMatch(/Anastasia|Quietname|quiet-ana|face\.webp|Berg/)
      expect(html).not.toContain(ana.user.id)
      expect(html).not.toContain(ben.user.id)
    }
    const { html } = await get(`/browse/summer-camps/${camp.id}-camp-meadowlark`)
    expect(textOf(html)).toContain('Added by Trailblazer')
    expect(textOf(html)).toContain('Benny')
    expect(JSON.stringify(graphOf(html))).not.toMatch(/Trailblazer|Benny/)
  })

  test('who are signed in get the page of the client, which no cache stores', async () => {
    const camp = await t.aListing('camp')
    const ana = await t.aUser()
    for (const path of [
      '/browse',
      '/browse/summer-camps',
      `/browse/summer-camps/${camp.id}-camp-meadowlark`,
    ]) {
      const { status, headers, body } = await ana.get(path)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('vary')).toContain('Cookie')
      expect(String(body)).toContain('<div id="root"></div>')
    }
    expect((await ana.get('/browse/summer-camps/999999')).status).toBe(404)
  })
})

describe('what search engines read', () => {
  const pathOf = async (kind: Kind, id: number) =>
    (await get(`/browse/${kindOf(kind).names.path}/${id}`)).headers.get('location') ?? ''
  const thingOf = async (kind: Kind, id: number) => graphOf((await get(await pathOf(kind, id))).html)[0]

  test('describes each kind in the terms of schema.org', async () => {
    const job = await t.aListing('job', {
      jobType: ['Part-time'],
      applicationDeadline: '2027-05-01',
      salaryMin: 17,
      salaryMax: 19,
      salaryType: 'hourly',
    })
    expect(await thingOf('job', job.id)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Counter Help',
      validThrough: '2027-05-01',
      employmentType: ['PART_TIME'],
      hiringOrganization: { '@type': 'Organization', name: 'Corner Bakery' },
      baseSalary: { currency: 'USD', value: { minValue: 17, maxValue: 19, unitText: 'HOUR' } },
    })
    const event = await t.aListing('event', { startTime: '19:00', endTime: '21:00' })
    expect(await thingOf('event', event.id)).toMatchObject({
      '@type': 'Event',
      startDate: '2027-03-20T19:00:00-07:00',
      endDate: '2027-03-20T21:00:00-07:00',
      location: { '@type': 'Place', name: 'Main hall', address: { addressLocality: 'Dublin' } },
      organizer: { name: 'Dublin Library' },
      isAccessibleForFree: true,
    })
    const intern = await t.aListing('internship', { isRemote: true })
    expect(await thingOf('internship', intern.id)).toMatchObject({
      '@type': 'JobPosting',
      employmentType: ['INTERN'],
      jobLocationType: 'TELECOMMUTE',
    })
  })

  test('has a rating where there are ratings, and the way up to the list', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp')
    const tutor = await t.aListing('tutoring')
    expect(await thingOf('tutoring', tutor.id)).not.toHaveProperty('aggregateRating')
    for (const [listingType, listingId] of [
      ['camp', camp.id],
      ['tutoring', tutor.id],
    ] as const)
      await ana.post('/api/reviews', { listingType, listingId, title: 'Fine', rating: 4 })
    const rating = { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 }
    expect(await thingOf('camp', camp.id)).toMatchObject({ '@type': 'Course', aggregateRating: rating })
    expect(await thingOf('tutoring', tutor.id)).toMatchObject({
      '@type': 'LocalBusiness',
      aggregateRating: rating,
    })
    const [, crumbs] = graphOf((await get(await pathOf('camp', camp.id))).html)
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    })
  })

  test('cannot be broken out of by a listing that tries', async () => {
    const hostile = '</script><script>alert(1)</script>'
    const camp = await t.aListing('camp', { name: hostile, description: `${hostile} "quoted" <b>&amp;` })
    const path = await pathOf('camp', camp.id)
    for (const asked of [path, '/browse/summer-camps', '/browse']) {
      const { html } = await get(asked)
      expect(html).not.toContain('<script>alert')
      expect(pageDataOf(html)).toMatchObject({ page: expect.any(String) })
    }
    expect((await thingOf('camp', camp.id))?.name).toBe(hostile)
    expect((await get('/browse/summer-camps/feed.xml')).html).not.toContain('<script>')
    expect((await get(`/pictures/summer-camps/${camp.id}.png`)).status).toBe(200)
  })

  test('is told to leave out combinations of filters', async () => {
    await t.aListing('camp', { hasScholarship: true })
    const isIndexed = async (query: string) =>
      !(await get(`/browse/summer-camps${query}`)).html.includes('noindex')
    expect(await isIndexed('')).toBe(true)
    expect(await isIndexed('?categories=STEM')).toBe(true)
    expect(await isIndexed('?categories=STEM&hasScholarship=true')).toBe(false)
    const { html } = await get('/browse/summer-camps?categories=STEM&sortBy=name&sortOrder=asc&limit=10')
    const canonical = 'https://way.test/browse/summer-camps?categories=STEM'
    expect(attribute(html, 'link', 'rel="canonical"', 'href')).toBe(canonical)
  })

  test('finds every live listing, list and town in the sitemap, with the time of its change', async () => {
    const camp = await t.aListing('camp')
    const index = (await get('/sitemap.xml')).html
    expect(index).toContain('<sitemapindex')
    expect(index).toMatch(/<loc>https:\/\/way\.test\/sitemaps\/listings-1\.xml<\/loc><lastmod>\d{4}-/)
    const pages = (await get('/sitemaps/pages.xml')).html
    for (const path of ['/', '/browse', '/browse/jobs', '/browse/summer-camps/in/dublin-ca'])
      expect(pages).toContain(`<loc>https://way.test${path}</loc>`)
    const listed = (await get('/sitemaps/listings-1.xml')).html
    expect(listed).toMatch(new RegExp(`/browse/summer-camps/${camp.id}-camp-meadowlark</loc><lastmod>`))
    expect((await get('/sitemaps/listings-2.xml')).status).toBe(404)
    expect((await get('/sitemaps/other.xml')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a feed', () => {
  test('has the newest listings that pass its filters, as Atom and as JSON', async () => {
    for (const name of ['Old & Good', 'New']) await t.aListing('camp', { name, categories: ['STEM'] })
    await t.aListing('camp', { name: 'Other', categories: ['Visual Arts'] })
    const atom = await get('/browse/summer-camps/feed.xml?categories=STEM')
    expect(atom.headers.get('content-type')).toContain('application/atom+xml')
    expect([...atom.html.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'New',
      'Old &amp; Good',
    ])
    const json = await get('/browse/summer-camps/feed.json?categories=STEM')
    expect(json.headers.get('content-type')).toContain('application/feed+json')
    expect(JSON.parse(json.html)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ title: 'New' }, { title: 'Old & Good' }],
    })
    await t.aListing('event', { title: 'Fair', city: 'Fresno' })
    await t.aListing('event', { title: 'Dance' })
    const town = await get('/browse/events/feed.json?city=Fresno&state=CA')
    expect(JSON.parse(town.html).items).toMatchObject([{ title: 'Fair' }])
  })
})
