import type { FastifySchemaCompiler, FastifyValidationResult } from 'fastify/types/schema.js'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Compiled on first use: hundreds of schemas would take seconds of the start. */
export const requestValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  let validate: FastifyValidationResult | undefined
  return (data) => {
    validate ??= validatorCompiler({ ...route, schema: z.compile(route.schema) })
    return validate(data)
  }
}
