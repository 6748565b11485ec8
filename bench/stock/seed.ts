import { command } from '../../scripts/setup/command.mjs'
import { fromRoot } from '../../scripts/setup/root.mjs'
import { say } from '../../scripts/setup/say.mjs'

interface Seeding {
  /** Which database, as the product's configuration names it. */
  env: NodeJS.ProcessEnv
  scale: number
  seed: number
}

/** Adds tutoring providers with the product's own generator, and answers how many seconds that took. */
export async function seed({ env, scale, seed }: Seeding): Promise<number> {
  say(`Adding ${scale.toLocaleString('en-US')} tutoring providers …`)
  const since = performance.now()
  const program = fromRoot('dist', 'server', 'seed.js')
  const wanted = ['--kind', 'tutoring', '--scale', String(scale), '--seed', String(seed)]
  const { PATH, HOME } = process.env
  const { code, output } = await command(process.execPath, [program, ...wanted], {
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
  })
  if (code !== 0) throw new Error(`${output}\nThe listings could not be added.`)
  const seconds = (performance.now() - since) / 1000
  say(`… in ${seconds.toFixed(0)} s, ${Math.round(scale / seconds).toLocaleString('en-US')} a second.`)
  return seconds
}
