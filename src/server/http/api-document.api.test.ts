import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import type { Parameter } from './tidy-api-document.ts'

interface Schema {
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  required?: string[]
  [keyword: string]: unknown
}
interface Operation {
  summary?: string
  parameters?: Parameter<Schema>[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
}

const t = useTestApp()
let paths: Record<string, Record<string, Operation>>
let tags: { name: string; description: string }[]
beforeAll(async () => {
  const { body } = await t.anonymous.get('/api/openapi.json')
  ;({ paths, tags } = body as { paths: typeof paths; tags: typeof tags })
})

const all = () =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  )
const bodyOf = (method: string, path: string) => paths[path]?.[method]?.requestBody
const queryOf = (path: string) =>
  Object.fromEntries(
    (paths[path]?.get?.parameters ?? []).filter((one) => one.in === 'query').map((one) => [one.name, one]),
  )

test.each(kindNames)('a submission of a %s requires what the server refuses to do without', async (kind) => {
  const path = `/api/${kindOf(kind).names.path}`
  const { status, body } = await (await t.aUser()).post(path, {})
  expect(status).toBe(400)
  const refused = (body as { errors: { field: string }[] }).errors.map(({ field }) => field)
  expect(refused.length).toBeGreaterThan(3)
  expect(bodyOf('post', path)?.content['application/json']?.schema.required?.toSorted()).toEqual(
    refused.toSorted(),
  )
})

test.each(kindNames)('the parameters of the list and the pins of a %s have their types', (kind) => {
  const { names, sorts } = kindOf(kind)
  for (const path of [`/api/${names.path}`, `/api/${names.path}/pins`]) {
    const query = queryOf(path)
    expect(query.lat?.schema).toEqual({ type: 'number', minimum: -90, maximum: 90 })
    expect(query.lng?.schema).toEqual({ type: 'number', minimum: -180, maximum: 180 })
    expect(query.distance?.schema.enum).toEqual(['any', '5', '10', '25', '50', '100'])
    expect(query.search?.schema).toEqual({ type: 'string', maxLength: 200 })
    expect(query.limit?.schema.type).toBe('integer')
    if (query.sortBy) expect(query.sortBy.schema.enum).toEqual([...sorts, 'distance'])
    if (query.sortOrder) expect(query.sortOrder.schema.enum).toEqual(['asc', 'desc'])
  }
  expect(queryOf(`/api/${names.path}`)).toHaveProperty('sortBy')
})

test('other parameters have their types, and are required where the server says so', () => {
  expect(queryOf('/api/events/days').month).toMatchObject({ required: true, schema: { type: 'string' } })
  expect(queryOf('/api/events').month?.required).not.toBe(true)
  expect(queryOf('/api/events').eventDate?.schema.format).toBe('date')
  expect(queryOf('/api/search').off?.schema.items).toMatchObject({ enum: ['kind', 'place', 'cost', 'age'] })
  expect(queryOf('/api/compare')).toMatchObject({
    listingType: { required: true },
    ids: { required: true, schema: { type: 'array', items: { type: 'integer' } } },
  })
  // Free text and tokens; everything else says more than that it is text.
  const free = /^(zipcode|userId|file|token|itemId)$|^id of .*(passkeys|sessions)/
  const untyped = all().flatMap(({ call, parameters = [] }) =>
    parameters
      .filter(({ name, schema }) => {
        const isPlain = JSON.stringify(schema) === '{"type":"string"}' || schema.type === undefined
        return isPlain && !free.test(name) && !free.test(`${name} of ${call}`)
      })
      .map(({ name }) => `${call}: ${name}`),
  )
  expect(untyped).toEqual([])
})

test('a body is either required, or may be left out and is no null', () => {
  for (const { call, requestBody } of all()) {
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      expect(schema.anyOf?.some(({ type }) => type === 'null') ?? false, call).toBe(false)
  }
  for (const path of [
    '/api/admin/approve/{type}/{id}',
    '/api/admin/edits/{type}/{id}/approve',
    '/api/notifications/read',
  ])
    expect(bodyOf('post', path)?.required).toBe(false)
  expect(bodyOf('post', '/api/admin/reject/{type}/{id}')?.required).toBe(true)
})

test('calls that take a file name its field', () => {
  const [form, type] = ['multipart/form-data', '/api/admin/import/{type}']
  expect(bodyOf('post', '/api/upload')?.content[form]?.schema.required).toEqual(['photo'])
  for (const path of [type, `${type}/check`, `${type}/failed-rows`])
    expect(bodyOf('post', path)?.content[form]?.schema.required, path).toEqual(['csvFile'])
})

test('every call, parameter and tag is described in its own words', () => {
  const undescribed = all().flatMap(({ call, summary, parameters = [] }) => [
    ...(summary ? [] : [call]),
    ...parameters.filter((one) => !one.description).map(({ name }) => `${call}: ${name}`),
  ])
  expect(undescribed).toEqual([])
  expect(JSON.stringify(paths)).not.toContain('Default Response')
  expect(tags.filter(({ name, description }) => name === description)).toEqual([])
  const words = tags.map(({ description }) => description)
  expect(new Set(words).size).toBe(words.length)
})

test('what describes a parameter stays out of bodies and responses', async () => {
  expect(JSON.stringify((await t.anonymous.get('/api/openapi.json')).body)).not.toContain('x-parameter')
})
