import { STATUS_CODES } from 'node:http'
import { fileFields, parameterDescriptions, tagDescriptions } from './api-descriptions.ts'

/** The part of an OpenAPI document that changes here. */
interface ApiDocument {
  tags?: { name: string; description: string }[]
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, unknown> }
}

type Schema = Record<string, unknown>

export interface Parameter<S = Schema> {
  in: string
  name: string
  required?: boolean
  description?: string
  schema: S
}

interface RequestBody {
  required?: boolean
  content: Record<string, { schema?: Schema | undefined }>
}

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses?: Record<string, { description?: string }>
  security?: unknown[]
}

/** Schema key with the type of a query parameter; every parameter arrives as text. */
const typeKey = 'x-parameter'

/** Adds what the route schemas omit: tags, descriptions, types of query parameters, success responses. */
export function tidyApiDocument<D extends object>(document: D): D {
  const { paths = {}, components } = document as ApiDocument
  const tags = new Set<string>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      operation.tags = (operation.tags ?? ['site']).map(capitalized)
      for (const tag of operation.tags) tags.add(tag)
      operation.description ??= `${operation.summary}. ${operation.security ? 'Requires a session.' : 'Open to everyone.'}`
      operation.parameters = operation.parameters?.map(typedParameter).map(describedParameter)
      if (operation.requestBody) allowNoBody(operation.requestBody)
      const field = method === 'post' ? fileFields[path] : undefined
      if (field) operation.requestBody = fileBody(field)
      const responses = operation.responses ?? {}
      for (const [status, response] of Object.entries(responses))
        if (response.description === 'Default Response')
          response.description = STATUS_CODES[status] ?? 'Error'
      if (!Object.keys(responses).some((status) => /^[23]/.test(status)))
        operation.responses = { 200: { description: 'A file' }, ...responses }
    }
  }
  const named = [...tags].sort().map((name) => ({ name, description: tagDescriptions[name] ?? name }))
  if (components?.schemas) components.schemas = referenced(components.schemas, paths)
  return completeArrays({ ...document, tags: named })
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function typedParameter(parameter: Parameter): Parameter {
  const { schema } = parameter
  if (typeof schema[typeKey] === 'object') {
    const { required = parameter.required, ...type } = schema[typeKey] as Schema & { required?: boolean }
    return { ...parameter, ...(required && { required }), schema: type }
  }
  const isText = Array.isArray(schema.anyOf) && JSON.stringify(schema.anyOf).includes('"array"')
  return isText ? { ...parameter, schema: { type: 'string' } } : parameter
}

/** A schema may have its own description if the name alone is ambiguous. */
function describedParameter(parameter: Parameter): Parameter {
  const { description: own, ...schema } = parameter.schema
  const description = parameter.description ?? own ?? parameterDescriptions[parameter.name]
  return { ...parameter, schema, ...(typeof description === 'string' && { description }) }
}

/** A nullable body is optional. */
function allowNoBody(body: RequestBody) {
  for (const media of Object.values(body.content)) {
    const [schema, none, ...others] = (media.schema?.anyOf ?? []) as Schema[]
    if (none?.type !== 'null' || others.length > 0) continue
    media.schema = schema
    body.required = false
  }
}

const fileBody = (field: string): RequestBody => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', format: 'binary' } },
        required: [field],
      },
    },
  },
})

/** Removes unreferenced schemas. */
function referenced(schemas: Record<string, unknown>, paths: object) {
  const used = new Set<string>()
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(JSON.stringify(schemas[name] ?? null))
    }
  }
  visit(JSON.stringify(paths))
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

/** Some OpenAPI parsers require `items` beside `prefixItems`. Parameter types do not apply to bodies. */
function completeArrays<T extends object>(document: T): T {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === typeKey) return undefined
    return value?.type === 'array' && typeof value.items !== 'object'
      ? { ...value, items: value.prefixItems?.[0] ?? { type: 'string' } }
      : value
  })
}
