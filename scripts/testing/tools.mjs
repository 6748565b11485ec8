import { say } from '../setup/say.mjs'
import { findBrowser, noBrowser, quickBrowser } from './browser.mjs'
import { installDebianPackages } from './debian-packages.mjs'
import { startPostgres } from './postgres.mjs'

/**
 * A browser and a real PostgreSQL, for the stages that need them.
 * @param {Set<string>} wanted
 * @param {import('./janitor.mjs').Janitor} janitor
 */
export async function prepareTools(wanted, janitor) {
  const needsPostgres = (wanted.has('api') || wanted.has('e2e')) && !process.env.TEST_DATABASE_URL
  const needsBrowser = wanted.has('e2e')
  await installDebianPackages([
    ...(needsBrowser && !findBrowser()?.endsWith(quickBrowser) ? [quickBrowser] : []),
  ])
  if (needsBrowser && !findBrowser()) await installDebianPackages(['chromium'])
  const browser = findBrowser()
  if (needsPostgres) say('Starting PostgreSQL …')
  const postgres = needsPostgres ? await startPostgres(janitor) : null
  return {
    env: {
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    },
    browserProblem: needsBrowser && !browser ? noBrowser : null,
    stop: async () => postgres?.stop(),
  }
}
