import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { type BulkOptions, seedBulk } from '#server/demo/bulk/seed-bulk.ts'
import { createLogger } from '#server/http/logging.ts'
import { explainStartError } from '#server/start-error.ts'
import { kindNames, parseKind } from '#shared/listings/kinds.ts'

const most = 5_000_000

const usage = `Usage: npm run seed -- --scale <how many> [--kind <which>] [--seed <number>]

  --scale  how many listings to add, from 1 to ${most.toLocaleString('en-US')}
  --kind   all of one kind: ${kindNames.join(', ')}; otherwise a mixture
  --seed   another number makes other listings; the same number makes the same (1)

Adds made-up listings, reviews and thumbs up to the database that the configuration names, for load work. They stay
until the database is removed: never do this where people are.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const options = optionsIn(args)
  if (!options) {
    console.error(usage)
    return 1
  }
  try {
    await perform(options)
    return 0
  } catch (error) {
    console.error(explainStartError(error, null) ?? (error instanceof Error ? error.message : String(error)))
    return 1
  }
}

function optionsIn(args: string[]): BulkOptions | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        scale: { type: 'string' },
        kind: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
    })
    const [scale, seed] = [wholeNumber(values.scale), wholeNumber(values.seed)]
    const kind = values.kind === undefined ? null : parseKind(values.kind)
    const isKnown = values.kind === undefined || kind !== null
    if (scale === null || seed === null || scale < 1 || scale > most || !isKnown) return null
    return { scale, seed, kind }
  } catch {
    return null
  }
}

function wholeNumber(text: string | undefined) {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

async function perform(options: BulkOptions) {
  const logger = createLogger('fatal')
  const database = await openConfiguredDatabase(loadConfig(), { poolSize: 1, logger, isCommand: true })
  try {
    await migrate(database, { logger })
    console.log(`Adding ${spoken(options.scale)} listings to the ${database.describe} …`)
    const since = performance.now()
    const onProgress = progressPrinter(options.scale, since)
    await seedBulk({ db: database.db, clock: () => new Date() }, { ...options, onProgress })
    console.log(`Done in ${secondsSince(since)} s. Tidying up …`)
    // The planner needs statistics of the new rows.
    await database.withUnlimitedClient((client) => client.query('vacuum (analyze)'))
    console.log(`Ready after ${secondsSince(since)} s.`)
  } finally {
    await database.close()
  }
}

function progressPrinter(scale: number, since: number) {
  const step = Math.max(scale / 20, 5000)
  let next = step
  return (done: number) => {
    if (done < next) return
    next = done + step
    const rate = Math.round((done / (performance.now() - since)) * 1000)
    console.log(`${spoken(done)} of ${spoken(scale)}, ${spoken(rate)} a second`)
  }
}

function spoken(count: number) {
  return count.toLocaleString('en-US')
}

function secondsSince(since: number) {
  return ((performance.now() - since) / 1000).toFixed(1)
}
