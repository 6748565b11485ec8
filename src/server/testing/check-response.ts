import type { ZodType } from 'zod'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { type RouteContracts, routeHeader } from './route-contracts.ts'

interface Received {
  status: number
  headers: Headers
  body: unknown
}

/** Validates a response against its route's schemas. All errors share one schema. */
export function checkResponse(call: string, { status, headers, body }: Received, contracts: RouteContracts) {
  if (!headers.get('content-type')?.startsWith('application/json')) return
  const route = headers.get(routeHeader) ?? ''
  const responses = contracts.get(route)
  const declared = responses?.[status] ?? responses?.[`${Math.floor(status / 100)}xx`]
  const schema = isZod(declared) ? declared : status >= 400 ? errorBodySchema : null
  if (!schema) {
    if (responses) throw new Error(`${call} answered ${status}, which ${route} does not declare.`)
    return
  }
  const { error } = schema.safeParse(body)
  if (error)
    throw new Error(
      `${call} answered ${status} against its contract: ${error.message}\n${JSON.stringify(body)}`,
    )
}

const isZod = (value: unknown): value is ZodType =>
  typeof value === 'object' && value !== null && 'safeParse' in value
