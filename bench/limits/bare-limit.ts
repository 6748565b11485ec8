import type { Speed } from '../load/drive.ts'
import { asked, type Contestant, type Measuring } from '../load/rounds.ts'
import type { Recorded } from '../statements/recorder.ts'
import type { Statement } from '../statements/wire-tap.ts'
import { startLimit } from './start-limit.ts'

interface Wanted {
  url: string
  variants: Recorded[][]
  /** What the product opens its connections with. */
  connection: Record<string, string>
  measuring: Measuring
}

/** Limit 2, asked for one recorded variant after the other. */
export async function startBareLimit({ url, variants, connection, measuring }: Wanted) {
  const limit = await startLimit({
    limit: 'database',
    url,
    connections: measuring.connections,
    connection,
    variants: variants.map((requests) => requests.map(wavesOf)),
  })
  let n = 0
  const next = () => {
    n += 1
    return { method: 'GET', path: `/${n % variants.length}` } as const
  }
  const together = variants[0]?.length ?? 1
  const run: Contestant = async (seconds) => each(await asked(limit.url, next, measuring)(seconds), together)
  return { run, stop: limit.stop }
}

/** Requests that belong together were asked as one. */
const each = ({ perSecond, p50, p99 }: Speed, together: number): Speed => ({
  perSecond: perSecond * together,
  p50: p50 / together,
  p99: p99 / together,
})

/** The statements of a request by the waves in which they went out. */
function wavesOf({ statements }: Recorded): Statement[][] {
  const byWave = new Map<number, Statement[]>()
  for (const statement of statements) {
    const known = byWave.get(statement.wave)
    if (known) known.push(statement)
    else byWave.set(statement.wave, [statement])
  }
  return [...byWave.values()]
}
