import type { Settings } from '../options.ts'
import type { Postgres } from '../stock/postgres.ts'

/** What every part is given. */
export interface Environment {
  settings: Settings
  postgres: Postgres
  /** Temporary, gone at the end. */
  folder: string
  /** Where plans are kept. */
  plans: string
}
