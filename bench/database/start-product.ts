import { startBuiltServer } from '#server/testing/built-server.ts'
import type { BenchPostgres } from './bench-postgres.ts'

/** The built server on the database of the bench, without rate limits. */
export const startProduct = ({ url, folder }: BenchPostgres, name: string, parameters = '') =>
  startBuiltServer({
    DATABASE_URL: `${url}${parameters}`,
    DATA_DIR: `${folder}-${name}`,
    SESSION_SECRET: 'shared by the servers of one run, which accept the same sessions',
  })
