import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { errorBodySchema } from '#shared/contract/errors.ts'

/**
 * For routes that the same people may call, under one tag of the API's description. Returns the function that makes the options of
 * each route.
 */
export const routeOptions =
  (config: FastifyContextConfig, tag: string) =>
  <Schema extends FastifySchema>(summary: string, schema: Schema, more?: FastifyContextConfig) => ({
    config: { ...config, ...more },
    schema: { tags: [tag], summary, ...schema },
  })

/** Describes the errors that a route answers on purpose. */
export const refuses = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorBodySchema])) as Record<
    Status,
    typeof errorBodySchema
  >
