import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * Parses with the contract, which drops unknown fields. The compiler of the type provider would encode, which is
 * several times slower. Compiled on first use: hundreds of schemas would take seconds of the start.
 */
export const responseSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  let compiled: z.ZodType | undefined
  return (payload) => {
    compiled ??= z.compile(schema)
    const checked = compiled.safeParse(payload)
    if (checked.error) throw new ResponseSerializationError(method, url, { cause: checked.error })
    return JSON.stringify(checked.data)
  }
}
