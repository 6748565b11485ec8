import type { ZodType } from 'zod'
import { badRequest } from '#server/errors.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { completed, problemsOf } from '#shared/listings/schemas.ts'

/** The values with what follows from them filled in, or a refusal by the rules that look at more than one field. */
export function checkedValues(given: Values): Values {
  const values = completed(given)
  const problems = problemsOf(values)
  if (problems.length > 0) throw badRequest(problems[0]?.message, problems)
  return values
}

/** For a body whose schema depends on the address: refused in the same shape as by a route's own schema. */
export function parsedBody<T>(schema: ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw badRequest(errors[0]?.message, errors)
}
