import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Parses with the contract, which drops unknown fields. The compiler of the type provider would encode, which is
 * several times slower.
 */
export const responseSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const checked = schema.safeParse(answer)
    if (checked.error) throw new ResponseSerializationError(method, url, { cause: checked.error })
    return JSON.stringify(checked.data)
  }
