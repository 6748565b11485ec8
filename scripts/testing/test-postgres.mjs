import { hireJanitor } from './janitor.mjs'
import { startPostgres } from './postgres.mjs'

/** A PostgreSQL server of its own for one test run, when TEST_DATABASE_URL does not name one. */
export async function startTestPostgres() {
  const janitor = hireJanitor()
  const postgres = await startPostgres(janitor)
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      await janitor.leave()
    },
  }
}
