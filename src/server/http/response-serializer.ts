import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Writes an answer that was held against its contract: what the contract does not name stays inside. The type provider's own
 * compiler would encode, which is to parse backwards; that takes several times as long, and nothing here is written otherwise
 * than it is read.
 */
export const responseSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const checked = schema.safeParse(answer)
    if (checked.error) throw new ResponseSerializationError(method, url, { cause: checked.error })
    return JSON.stringify(checked.data)
  }
