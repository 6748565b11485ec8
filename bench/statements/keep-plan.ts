import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file for each measured query at each size. */
export function keepPlan(folder: string, name: string, plan: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.txt`), plan)
}
