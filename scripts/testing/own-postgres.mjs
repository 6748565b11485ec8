import { hireJanitor } from './janitor.mjs'
import { findPostgres, noPostgres, startPostgres } from './postgres.mjs'

/** A PostgreSQL for one run of the API tests alone, when nothing around them has started one. */
export async function startOwnPostgres() {
  const binaries = await findPostgres()
  if (!binaries) throw new Error(noPostgres)
  const janitor = hireJanitor()
  const postgres = await startPostgres(binaries, janitor)
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await janitor.leave()
    },
  }
}
