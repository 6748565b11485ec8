import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../scripts/setup/root.mjs'
import type { Measurement } from '../figures.ts'
import { results } from './results.ts'

/** Trials must not overwrite what is committed, nor mix with those before them. */
export function resultsFolder(isTrial: boolean): string {
  if (!isTrial) return fromRoot('bench')
  const folder = fromRoot('.cache', 'bench')
  rmSync(folder, { recursive: true, force: true })
  return folder
}

/**
 * Keeps a part's figures and writes the page anew from those of all parts, so that one part can be measured again. Answers
 * the page as far as it is about this part.
 */
export function keep(folder: string, measurement: Measurement): string {
  const figures = join(folder, 'figures')
  mkdirSync(figures, { recursive: true })
  writeFileSync(join(figures, `${measurement.part}.json`), `${JSON.stringify(measurement, null, 2)}\n`)
  const order = ['work', 'embedded', 'growth', 'import', 'page']
  const all = readdirSync(figures)
    .filter((file) => file.endsWith('.json'))
    .map((file): Measurement => JSON.parse(readFileSync(join(figures, file), 'utf8')))
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
  writeFileSync(join(folder, 'RESULTS.md'), results(all))
  return results([measurement])
}
