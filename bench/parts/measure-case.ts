import { type Case, nth } from '../cases/case.ts'
import type { CaseFigures } from '../figures.ts'
import { startBareLimit } from '../limits/bare-limit.ts'
import { startConstantLimit } from '../limits/constant-limit.ts'
import { pgbench } from '../limits/pgbench.ts'
import { asked, rounds } from '../load/rounds.ts'
import { openExplainer } from '../statements/explain.ts'
import { keepPlan } from '../statements/keep-plan.ts'
import { recordCase } from '../statements/record-case.ts'
import type { Recorded } from '../statements/recorder.ts'
import type { Environment } from './environment.ts'

interface Where {
  /** The product. */
  url: string
  databaseUrl: string
}

/** One case on PostgreSQL in turn with its three limits, and what it takes in the database. */
export async function measureCase(one: Case, where: Where, environment: Environment): Promise<CaseFigures> {
  const { settings, postgres, folder } = environment
  const { connections, seconds, repeats, warmUpSeconds } = settings
  const { url, databaseUrl } = where
  const cold = asked(url, one.next, settings)
  await cold(warmUpSeconds)
  const over = (one.taken() / warmUpSeconds) * seconds * repeats
  const { variants, anew, connection } = await recordCase(one, {
    databaseUrl,
    folder,
    count: settings.variants,
    over,
    explained: settings.explained,
  })

  const constant = await startConstantLimit(url, one.warm)
  const bare = await startBareLimit({ url: databaseUrl, variants, connection, measuring: settings })
  const { binaries } = postgres
  const measured = await rounds(
    {
      warm: asked(url, one.warm, settings),
      constant: asked(constant.url, one.warm, settings),
      cold,
      bare: bare.run,
      pgbench: pgbench({ binaries, url: databaseUrl, folder, variants, connection, clients: connections }),
    },
    settings,
  )
  await Promise.all([constant.stop(), bare.stop()])
  const database = await explainCase(one, databaseUrl, anew, environment)
  return { name: one.name, label: one.label, ...measured, bytes: constant.bytes, database }
}

async function explainCase(
  { name }: Case,
  databaseUrl: string,
  explained: Recorded[],
  { settings, plans }: Environment,
) {
  const explainer = await openExplainer(databaseUrl)
  const time = await explainer.time(explained)
  keepPlan(plans, `${name}-${settings.rows}`, await explainer.plan(nth(explained, 0)))
  await explainer.end()
  return time
}
