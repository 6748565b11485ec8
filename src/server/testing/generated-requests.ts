import type { Random } from '#server/demo/random.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Operation {
  security?: unknown[]
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface GeneratedRequest {
  operation: string
  method: string
  path: string
  body: object | string | undefined
  needsSession: boolean
}

const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '{"$ne":null}',
  '__proto__',
  'ﷺ'.repeat(50),
  'x'.repeat(9_000),
  '99999999999999999999',
  '2027-02-30',
]

/** Generates requests from the OpenAPI document, with a random mix of valid values, wrong types and hostile text. */
export function createRequestGenerator({ paths, components }: ApiDescription, { chance, pick }: Random) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  function sampleOf(schema: Schema | undefined, depth = 0): unknown {
    if (chance(0.1) || !schema || depth > 6) return pick([...hostile, null, 7, true, [], {}])
    if (schema.$ref) return sampleOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''], depth + 1)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    const variants = schema.anyOf ?? schema.oneOf
    if (variants) return sampleOf(pick(variants), depth + 1)
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type
    if (type === 'integer' || type === 'number') return pick([1, 2, 3, 12, 0, -5, 2 ** 31, 0.5])
    if (type === 'boolean') return chance(0.5)
    if (type === 'array')
      return Array.from({ length: pick([0, 1, 2]) }, () => sampleOf(schema.items, depth + 1))
    if (type === 'object' || schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => chance(0.9))
          .map(([name, property]) => [name, sampleOf(property, depth + 1)]),
      )
    return pick([
      'Robotics',
      'Dublin',
      '94568',
      '2027-06-01',
      'ana@example.org',
      'https://example.org',
      ...hostile,
    ])
  }

  const textOf = (value: unknown) =>
    String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed()

  return function next(): GeneratedRequest {
    const { path, method, operation } = pick(operations)
    const parameters = operation.parameters ?? []
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema
      const known = pick(['1', '2', 'camp', 'tutoring', 'job', 'summer-camps'])
      return encodeURIComponent(chance(0.6) ? known : textOf(sampleOf(schema))) || '1'
    })
    const query = parameters
      .filter((one) => one.in === 'query' && chance(0.3))
      .map(({ name, schema }) => `${name}=${encodeURIComponent(textOf(sampleOf(schema)))}`)
    const schema = operation.requestBody?.content['application/json']?.schema
    return {
      operation: `${method} ${path}`,
      method,
      path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      body: schema ? Object(sampleOf(schema)) : undefined,
      needsSession: operation.security !== undefined,
    }
  }
}
