import { startServer } from '../../scripts/setup/start-server.mjs'
import type { BenchPostgres } from './bench-postgres.ts'

/** The built server on the database of the bench, without rate limits. */
export const startProduct = ({ url, folder }: BenchPostgres, name: string, parameters = '') =>
  startServer({
    DATABASE_URL: `${url}${parameters}`,
    DATA_DIR: `${folder}-${name}`,
    DEMO_DATA: 'false',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'a long enough password',
    SESSION_SECRET: 'shared by the servers of one run, which accept the same sessions',
  })
