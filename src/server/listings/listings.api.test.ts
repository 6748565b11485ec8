import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()

const namesOf = async (path: string, rows = 'camps', key = 'name') => {
  const { status, body } = await t.anonymous.get(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return ((body as Record<string, unknown>)[rows] as Record<string, string>[]).map((row) => row[key])
}

describe('a list call', () => {
  it.each(kindNames)('answers visitors with an empty list of %s', async (kind) => {
    const { path, rows } = kindOf(kind).names
    const { status, body } = await t.anonymous.get(`/api/${path}`)
    expect([status, body]).toEqual([200, { total: 0, [rows]: [] }])
  })

  it('shows five rows unless told otherwise, and ten of events', async () => {
    for (let index = 0; index < 12; index += 1) {
      await t.aListing('camp')
      await t.aListing('event')
    }
    expect(await namesOf('/api/summer-camps')).toHaveLength(5)
    expect(await namesOf('/api/events', 'events', 'title')).toHaveLength(10)
    expect(await namesOf('/api/summer-camps?limit=100')).toHaveLength(12)
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=five',
    'limit=-1',
    'limit=1.5',
    'offset=-1',
    'offset=x',
    'sortBy=password',
    'sortBy=constructor',
    'sortOrder=up',
    'hasScholarship=maybe',
    'selectivityLevel=high',
    'selectivityLevel=0',
    'difficultyLevel=1,5',
    'minimumAge=old',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s with words', async (query) => {
    const { status, body } = await t.anonymous.get(`/api/summer-camps?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: expect.stringMatching(/\w/),
      errors: [{ field: expect.any(String) }],
    })
  })

  it('treats empty parameters as not given', async () => {
    await t.aListing('camp')
    expect(await namesOf('/api/summer-camps?search=&categories=&state=&hasScholarship=&limit=')).toHaveLength(
      1,
    )
  })

  it('understands comma-joined and repeated values alike', async () => {
    await t.aListing('camp', { name: 'A', categories: ['STEM'] })
    await t.aListing('camp', { name: 'B', categories: ['Music'] })
    await t.aListing('camp', { name: 'C', categories: ['Leadership'] })
    const joined = await namesOf('/api/summer-camps?categories=STEM,Music&sortBy=name&sortOrder=asc')
    const repeated = await namesOf(
      '/api/summer-camps?categories=STEM&categories=Music&sortBy=name&sortOrder=asc',
    )
    expect([joined, repeated]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ])
  })

  it('takes several cities like several of anything, and no state for a city', async () => {
    for (const city of ['Dublin', 'Oakland', 'Castro Valley']) await t.aListing('camp', { name: city, city })
    const found = (query: string) => namesOf(`/api/summer-camps?${query}&sortBy=name&sortOrder=asc`)
    expect(await found('city=dub,oak')).toEqual(['Dublin', 'Oakland'])
    expect(await found('city=dub&city=oak&state=CA')).toEqual(['Dublin', 'Oakland'])
    expect(await found('city=Dublin, CA')).toEqual(['Dublin'])
    expect(await found('city=ca')).toEqual(['Castro Valley'])
  })

  it('takes difficultyLevel for selectivityLevel', async () => {
    await t.aListing('camp', { name: 'Hard', selectivityLevel: 4 })
    await t.aListing('camp', { name: 'Easy', selectivityLevel: 1 })
    expect(await namesOf('/api/summer-camps?difficultyLevel=4')).toEqual(['Hard'])
  })

  it('puts the total of all matches beside a page past the end', async () => {
    await t.aListing('camp')
    const { body } = await t.anonymous.get('/api/summer-camps?offset=50')
    expect(body).toEqual({ total: 1, camps: [] })
  })

  it('sorts costs by money and those without a cost last, both ways', async () => {
    for (const [name, costRange] of [
      ['dear', '> $8000'],
      ['free', 'FREE'],
      ['open', null],
      ['fair', '$1000 - $3000'],
    ] as const) {
      await t.aListing('camp', { name, costRange })
    }
    expect(await namesOf('/api/summer-camps?sortBy=costRange&sortOrder=asc')).toEqual([
      'free',
      'fair',
      'dear',
      'open',
    ])
    expect(await namesOf('/api/summer-camps?sortBy=costRange&sortOrder=desc')).toEqual([
      'dear',
      'fair',
      'free',
      'open',
    ])
  })

  it('hides what is closed today in California when asked', async () => {
    t.clock.set(new Date('2026-11-15T05:00:00Z'))
    await t.aListing('camp', { name: 'yesterday', applicationDeadline: '2026-11-13' })
    await t.aListing('camp', { name: 'today', applicationDeadline: '2026-11-14' })
    await t.aListing('camp', { name: 'never' })
    const names = await namesOf('/api/summer-camps?hideClosed=true&sortBy=deadline&sortOrder=asc')
    expect(names).toEqual(['today', 'never'])
  })

  it('puts what has closed after everything else when the soonest deadline comes first', async () => {
    t.clock.set(new Date('2026-11-15T05:00:00Z'))
    for (const [name, applicationDeadline] of [
      ['last year', '2025-11-20'],
      ['spring', '2027-03-01'],
      ['none', null],
      ['today', '2026-11-14'],
      ['yesterday', '2026-11-13'],
      ['today too', '2026-11-14'],
      ['none too', null],
    ] as const) {
      await t.aListing('camp', { name, applicationDeadline })
    }
    const expected = ['today', 'today too', 'spring', 'none', 'none too', 'last year', 'yesterday']
    const asked = '/api/summer-camps?sortBy=deadline&sortOrder=asc'
    expect(await namesOf(`${asked}&limit=7`)).toEqual(expected)
    // Filtered, the order comes from a sort and not from indexes.
    expect(await namesOf(`${asked}&limit=7&state=CA`)).toEqual(expected)
    for (let offset = 0; offset < 8; offset += 1)
      expect(await namesOf(`${asked}&limit=2&offset=${offset}`)).toEqual(expected.slice(offset, offset + 2))
    expect(await namesOf(`${asked.replace('asc', 'desc')}&limit=7`)).toEqual([
      'spring',
      'today too',
      'today',
      'yesterday',
      'last year',
      'none too',
      'none',
    ])
  })
})

describe('search', () => {
  it('reads every part of a listing that people look for', async () => {
    await t.aListing('tutoring', {
      name: 'Marigold House',
      description: 'Gentle scaffolding',
      categories: ['Mathematics'],
      subjects: ['Trigonometry'],
      city: 'Livermore',
    })
    for (const word of [
      'marigold',
      'SCAFFOLDING',
      'mathematics',
      'trigonometry',
      'liver',
      'Marigold livermore',
    ]) {
      expect(await namesOf(`/api/tutoring-providers?search=${word}`, 'providers')).toEqual(['Marigold House'])
    }
  })

  it('finds a plural at every letter on the way to it', async () => {
    await t.aListing('tutoring', {
      name: 'Film Studies',
      description: 'She teaches.',
      categories: ['English'],
    })
    const typed = ['stud', 'studi', 'studie', 'studies', 'teach', 'teache', 'teaches', 'film studi']
    for (const word of typed)
      expect(await namesOf(`/api/tutoring-providers?search=${word}`, 'providers'), word).toEqual([
        'Film Studies',
      ])
  })

  it('finds a misspelt word, and nothing at all for nonsense', async () => {
    await t.aListing('tutoring', { name: 'Algebra Corner', subjects: ['Calculus'] })
    for (const word of [
      'algerba',
      'calclus',
      'algbra corner',
      'calculas',
      'algbra calcu',
      'algebra calculas',
      'calcluus',
      'aglebra',
    ]) {
      expect(await namesOf(`/api/tutoring-providers?search=${word}`, 'providers')).toEqual(['Algebra Corner'])
    }
    expect(await namesOf('/api/tutoring-providers?search=qqxzzw', 'providers')).toEqual([])
    expect(await namesOf('/api/tutoring-providers?search=%25%26!', 'providers')).toEqual([])
  })

  it('says what a misspelt search was taken for, and searches as typed when asked to', async () => {
    await t.aListing('tutoring', { name: 'Algebra Corner', subjects: ['Calculus', 'Mathematics'] })
    await t.aListing('tutoring', { name: 'Calculating Cat', categories: ['English'], subjects: [] })
    await t.aListing('camp', { name: 'Calclu Camp' })
    const search = async (words: string, more = '') => {
      const { body } = await t.anonymous.get(`/api/tutoring-providers?search=${words}${more}`)
      const { total, correctedSearch } = body as { total: number; correctedSearch?: string }
      return { total, correctedSearch }
    }
    expect(await search('calclus')).toEqual({ total: 1, correctedSearch: 'calculus' })
    // Search keeps no endings, and people read words with them.
    expect(await search('mathmatic')).toEqual({ total: 1, correctedSearch: 'mathematics' })
    expect(await search('algebra calclus')).toEqual({ total: 1, correctedSearch: 'algebra calculus' })
    expect(await search('calculus')).toEqual({ total: 1, correctedSearch: undefined })
    expect(await search('qqxzzw')).toEqual({ total: 0, correctedSearch: undefined })
    expect(await search('calclus', '&exactSearch=true')).toEqual({ total: 0, correctedSearch: undefined })
    expect(await search('calculus', '&exactSearch=true')).toEqual({ total: 1, correctedSearch: undefined })
    expect((await t.anonymous.get('/api/jobs?exactSearch=maybe')).status).toBe(400)
  })

  it('corrects no word that is right but finds nothing among the filters', async () => {
    await t.aListing('tutoring', { name: 'Art Corner', categories: ['Music & Arts'] })
    await t.aListing('tutoring', { name: 'We are numbers', categories: ['Mathematics'] })
    const search = (words: string) =>
      t.anonymous.get(`/api/tutoring-providers?search=${words}&categories=Mathematics&facets=true`)
    expect((await search('art')).body).toMatchObject({ total: 0, providers: [] })
    expect((await search('art')).body).not.toHaveProperty('correctedSearch')
    expect((await search('numbesr')).body).toMatchObject({ total: 1, correctedSearch: 'numbers' })
    expect((await search('art+numbesr')).body).toMatchObject({ total: 0 })
    // The last word may be the beginning of another, the words before it are whole.
    expect((await search('numbe+we')).body).toMatchObject({ total: 1, correctedSearch: 'numbers we' })
  })

  it('puts the best match first only when no sort is asked for', async () => {
    await t.aListing('tutoring', { name: 'Zebra Violin School', description: 'Lessons.' })
    t.clock.advance({ minutes: 1 })
    await t.aListing('tutoring', { name: 'Anna Lessons', description: 'Now and then a violin.' })
    expect(await namesOf('/api/tutoring-providers?search=violin', 'providers')).toEqual([
      'Zebra Violin School',
      'Anna Lessons',
    ])
    expect(await namesOf('/api/tutoring-providers?search=violin&sortBy=createdAt', 'providers')).toEqual([
      'Anna Lessons',
      'Zebra Violin School',
    ])
  })
})

describe('one listing', () => {
  it('is answered while it is live, under its own kind alone', async () => {
    const camp = await t.aListing('camp', { name: 'Meadow' })
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      id: camp.id,
      name: 'Meadow',
    })
    expect((await t.anonymous.get(`/api/jobs/${camp.id}`)).status).toBe(404)
    expect((await t.anonymous.get('/api/summer-camps/999999999')).status).toBe(404)
    expect((await t.anonymous.get('/api/summer-camps/abc')).status).toBe(400)
  })

  it('credits its contributor by name and badge, never by e-mail', async () => {
    const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera', email: 'ana.secret@example.org' })
    const camp = await t.aListing('camp', {}, { userId: ana.user.id })
    const { body } = await t.anonymous.get(`/api/summer-camps/${camp.id}`)
    expect(body).toMatchObject({
      contributorFirstName: 'Ana',
      contributor: {
        displayName: 'Ana Rivera',
        level: 'contributor',
        levelName: 'Contributor',
        isNewUser: true,
      },
    })
    expect(JSON.stringify(body)).not.toContain('ana.secret')
  })

  it('says its place in one line', async () => {
    const camp = await t.aListing('camp', { city: 'Dublin', state: 'CA' })
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      location: 'Dublin, CA',
    })
  })
})

describe('a submission', () => {
  const camp = {
    name: 'Ridgeline',
    description: 'A camp.',
    categories: ['STEM'],
    deliveryMode: ['In-person'],
    city: 'Dublin',
    state: 'CA',
  }

  it('needs a signed-in person', async () => {
    const { status, body } = await t.anonymous.post('/api/summer-camps', camp)
    expect([status, body]).toEqual([401, { message: 'Unauthorized' }])
  })

  it('waits for approval, whatever it claims about itself', async () => {
    const ana = await t.aUser()
    const { status, body } = await ana.post('/api/summer-camps', {
      ...camp,
      id: 7,
      userId: 'somebody-else',
      isApproved: true,
      approvedAt: '2020-01-01',
      viewCount: 99,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      isApproved: false,
      isActive: true,
      approvedAt: null,
      viewCount: 0,
      userId: ana.user.id,
    })
    expect(await namesOf('/api/summer-camps')).toEqual([])
  })

  it('of an event is not active until it is approved', async () => {
    const ana = await t.aUser()
    const { status, body } = await ana.post('/api/events', {
      title: 'Night',
      description: 'Stars.',
      organizer: 'Library',
      organizerEmail: 'a@example.org',
      eventDate: '2027-01-01',
      venue: 'Hall',
      city: 'Dublin',
      state: 'CA',
      categories: ['Science'],
      targetAudience: ['All Ages'],
      cost: 'Free',
      isActive: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ isApproved: false, isActive: false, eventDate: '2027-01-01' })
  })

  it('that lacks something is refused with the words of the form, and nothing is stored', async () => {
    const ana = await t.aUser()
    const { status, body } = await ana.post('/api/summer-camps', { ...camp, categories: [], name: '' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { field: 'name', message: 'Name is required' },
        { field: 'categories', message: 'Please select at least one category' },
      ],
    })
  })

  it('of a job refuses a salary that ends below where it begins', async () => {
    const ana = await t.aUser()
    const job = {
      companyName: 'A',
      title: 'B',
      description: 'C',
      categories: ['Tech & IT Support'],
      city: 'Dublin',
      state: 'CA',
    }
    const { status, body } = await ana.post('/api/jobs', { ...job, salaryMin: 20, salaryMax: 10 })
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'salaryMax' }] }])
    const good = await ana.post('/api/jobs', { ...job, salaryMin: '17.50', salaryMax: 20 })
    expect([good.status, good.body]).toMatchObject([201, { salaryMin: 17.5, salaryMax: 20, isRemote: false }])
  })
})
