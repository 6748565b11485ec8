import { DrizzleQueryError, is, Param, Placeholder, type Query } from 'drizzle-orm'
import type { PostgresJsSession } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import type { Queryable } from './client.ts'

type Values = Readonly<Record<string, unknown>>
type Session = PostgresJsSession<Sql, Record<string, never>, Record<string, never>>

/**
 * A query that is written by drizzle and then asked again and again without it: for each call drizzle finds out anew which
 * parameters are placeholders and where each value of a row goes, which takes longer than the driver does. Here the rows are
 * read by a function that knows the order of the columns.
 */
export const preparedRows = <Row>(
  db: Queryable,
  query: { toSQL(): Query },
  read: (row: readonly unknown[]) => Row,
) => {
  const { sql: text, params } = query.toSQL()
  const parameters = params.map(parameterOf)
  const session = db._.session as unknown as Session
  return {
    async execute(given: Values): Promise<Row[]> {
      const values = parameters.map((valueIn) => valueIn(given))
      const rows = await session.query(text, values).catch((error: Error) => {
        throw new DrizzleQueryError(text, values, error)
      })
      return (rows as unknown as unknown[][]).map(read)
    },
  }
}

const parameterOf = (parameter: unknown): ((given: Values) => unknown) => {
  if (is(parameter, Placeholder)) {
    const { name } = parameter
    return (given) => given[name]
  }
  if (is(parameter, Param) && is(parameter.value, Placeholder)) {
    const { encoder, value } = parameter
    const { name } = value
    return (given) => encoder.mapToDriverValue(given[name])
  }
  return () => parameter
}
