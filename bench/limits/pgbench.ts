import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../../scripts/setup/command.mjs'
import { nth } from '../cases/case.ts'
import type { Contestant } from '../load/rounds.ts'
import { spread } from '../statements/record-case.ts'
import type { Recorded } from '../statements/recorder.ts'

interface Load {
  binaries: string
  url: string
  folder: string
  /** Each a few requests that belong together. */
  variants: Recorded[][]
  /** What the product opens its connections with. */
  connection: Record<string, string>
  clients: number
}

/** It takes 128 at most. */
const mostScripts = 128

/** Variables go on the command line, which has room for some megabytes. The set of a common word stands in the script itself. */
const longestVariable = 1_000

/**
 * Limit 1: the same SQL, prepared, with nothing between pgbench and PostgreSQL. Values go as parameters, as the product
 * sends them; pgbench picks one of its scripts at random each time.
 */
export function pgbench({ binaries, url, folder, variants, connection, clients }: Load): Contestant {
  const definitions: string[] = []
  const scripts = spread(variants.length, mostScripts).flatMap((index) => {
    const file = join(folder, `variant-${index}.sql`)
    writeFileSync(file, scriptOf(nth(variants, index), `v${index}`, definitions))
    return ['-f', file]
  })
  const { hostname, port, username, password, pathname } = new URL(url)
  const { options = '', ...settings } = connection
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const env = {
    PATH: process.env.PATH,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGOPTIONS: [options.trim(), ...flags].join(' '),
  }
  const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2']
  const what = [...definitions.flatMap((definition) => ['-D', definition]), ...scripts, pathname.slice(1)]
  const together = variants[0]?.length ?? 1

  return async (seconds) => {
    const args = [...how, '-T', String(seconds), ...what]
    const { code, output } = await command(join(binaries, 'pgbench'), args, { env })
    const rate = Number(/^tps = ([\d.]+)/m.exec(output)?.[1] ?? Number.NaN)
    if (code !== 0 || Number.isNaN(rate)) throw new Error(`${output.slice(-3000)}\npgbench failed.`)
    // It tells no quantiles unless it logs every transaction.
    return { perSecond: rate * together, p50: 0, p99: 0 }
  }
}

function scriptOf(requests: Recorded[], prefix: string, definitions: string[]) {
  let count = 0
  return requests
    .flatMap(({ statements }) => statements)
    .map(({ text, parameters }) => {
      const names = parameters.map((value) => {
        // pgbench has no variables for these two.
        if (value === null) return 'null'
        if (value === '') return "''"
        if (value.length > longestVariable) return literal(value)
        count += 1
        definitions.push(`${prefix}_${count}=${value}`)
        return `:${prefix}_${count}`
      })
      return `${text.replace(/\$(\d+)/g, (_, at) => names[Number(at) - 1] ?? 'null')};\n`
    })
    .join('')
}

/** It would take what follows a colon for one of its variables. */
function literal(value: string) {
  if (value.includes(':')) throw new Error('pgbench takes no literal with a colon in it.')
  return `'${value.replaceAll("'", "''")}'`
}
