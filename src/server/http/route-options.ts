import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { errorBodySchema } from '#shared/contract/errors.ts'

/** Shared options of routes with the same access and API tag. Returns a function for the options of each route. */
export const routeOptions =
  (config: FastifyContextConfig, tag: string) =>
  <Schema extends FastifySchema>(summary: string, schema: Schema, more?: FastifyContextConfig) => ({
    config: { ...config, ...more },
    schema: { tags: [tag], summary, ...schema },
  })

/** Response schemas of the errors that a route throws deliberately. */
export const errorSchemas = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorBodySchema])) as Record<
    Status,
    typeof errorBodySchema
  >
