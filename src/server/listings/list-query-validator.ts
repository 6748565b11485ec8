import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HttpSchemaCompiler } from '#server/http/http-types.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'

/** Fastify takes the schema of the route for that of its query. */
type Route = Parameters<typeof validatorCompiler>[0]

/**
 * Holds a query against the contract, parameter by parameter. A list understands forty of them and is asked with three: what
 * the others come to when they are not given is found out once. Whatever is wrong is said by the whole contract.
 */
export const listQueryValidator =
  (kind: Kind): HttpSchemaCompiler =>
  (route) => {
    const refuse = validatorCompiler(route as Route)
    const { in: parameters, out: understand } = listQuerySchema(kind)
    const known = new Map<string, z.ZodType>(Object.entries(parameters.shape))
    const notGiven = whatCounts(parameters.parse({}))
    const query = z.any().pipe(understand)
    return (asked: Record<string, unknown>) => {
      const given: Record<string, unknown> = { ...notGiven }
      for (const name in asked) {
        const checked = known.get(name)?.safeParse(asked[name])
        if (checked?.success === false) return refuse(asked)
        if (checked) given[name] = checked.data
      }
      return { value: query.parse(given) }
    }
  }

/** An object of forty keys takes longer to copy than three parameters take to check. */
const whatCounts = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && !isEmpty(value)))

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
