import type { ZodType } from 'zod'
import { badRequest } from '#server/errors.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { problemsOf, withDerivedValues } from '#shared/listings/schemas.ts'

/** Fills in derived values and applies the rules across fields. */
export function checkedValues(given: Values): Values {
  const values = withDerivedValues(given)
  const problems = problemsOf(values)
  if (problems.length > 0) throw badRequest(problems[0]?.message, problems)
  return values
}

/** For a body whose schema depends on the path; the error has the shape of a route's own schema. */
export function parsedBody<T>(schema: ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw badRequest(errors[0]?.message, errors)
}
