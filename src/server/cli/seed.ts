import { parseArgs } from 'node:util'
import { migrate } from '#server/db/migrate.ts'
import { type BulkOptions, seedBulk } from '#server/demo/bulk/seed-bulk.ts'
import { kindNames, parseKind } from '#shared/listings/kinds.ts'
import { commandLogger, runCommand, withDatabase } from './run-command.ts'

const maxScale = 5_000_000

const usage = `Usage: npm run seed -- --scale <how many> [--kind <which>] [--seed <number>]

  --scale  the number of listings to add, from 1 to ${maxScale.toLocaleString('en-US')}
  --kind   all of one kind: ${kindNames.join(', ')}; otherwise a mixture
  --seed   the same number generates the same listings (1)

Adds generated listings, reviews and thumbs up to the configured database, for load tests. They cannot be removed again:
never run this on a production database.`

const options = optionsIn(process.argv.slice(2))

if (options) {
  await runCommand(() =>
    withDatabase(
      async (database) => {
        await migrate(database, { logger: commandLogger })
        console.log(`Adding ${formatted(options.scale)} listings to the ${database.describe} …`)
        const since = performance.now()
        const onProgress = progressPrinter(options.scale, since)
        await seedBulk({ db: database.bulkDb, clock: () => new Date() }, { ...options, onProgress })
        console.log(`Done in ${secondsSince(since)} s. Running vacuum …`)
        // The planner needs statistics of the new rows.
        await database.withUnlimitedClient((client) => client.query('vacuum (analyze)'))
        console.log(`Ready after ${secondsSince(since)} s.`)
      },
      { mayCreate: true },
    ),
  )
} else {
  process.exitCode = 1
  console.error(usage)
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
    if (scale === null || seed === null || scale < 1 || scale > maxScale || !isKnown) return null
    return { scale, seed, kind }
  } catch {
    return null
  }
}

function wholeNumber(text: string | undefined) {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

function progressPrinter(scale: number, since: number) {
  const step = Math.max(scale / 20, 5000)
  let next = step
  return (done: number) => {
    if (done < next) return
    next = done + step
    const rate = Math.round((done / (performance.now() - since)) * 1000)
    console.log(`${formatted(done)} of ${formatted(scale)}, ${formatted(rate)} a second`)
  }
}

function formatted(count: number) {
  return count.toLocaleString('en-US')
}

function secondsSince(since: number) {
  return ((performance.now() - since) / 1000).toFixed(1)
}
