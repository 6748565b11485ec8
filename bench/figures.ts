import type { Measured } from './load/rounds.ts'
import type { Watched } from './load/watch.ts'
import type { Machine } from './machine.ts'
import type { DatabaseTime } from './statements/explain.ts'
import type { ProcessMemory } from './stock/process-memory.ts'

/** One case on PostgreSQL, with the limits measured in turn with it. */
export interface CaseFigures {
  name: string
  label: string
  warm: Measured
  cold: Measured
  /** Bytes of the answer, as sent. */
  bytes: number
  /** Limit 3. */
  constant: Measured | null
  /** Limit 2. */
  bare: Measured | null
  /** Limit 1, which tells no quantiles. */
  pgbench: Measured | null
  database: DatabaseTime | null
}

export interface WorkFigures {
  rows: number
  seedingSeconds: number
  cases: CaseFigures[]
  /** Megabytes before the first request, and after the last. */
  memoryBefore: number
  memory: ProcessMemory
}

export interface EmbeddedCase {
  name: string
  label: string
  warm: Measured
  cold: Measured
  constant: Measured | null
  /** One request at a time, each different, in milliseconds. */
  alone: { median: number; slowest: number }
}

export interface EmbeddedFigures {
  rows: number
  seedingSeconds: number
  cases: EmbeddedCase[]
  /** What others waited for a page and a kept list while ten connections kept the engine busy. */
  meanwhile: { page: Watched; list: Watched }
  memory: ProcessMemory
}

export interface GrowthQuery extends DatabaseTime {
  name: string
  label: string
}

export interface GrowthFigures {
  sizes: { rows: number; seedingSeconds: number; queries: GrowthQuery[] }[]
  /** Two and three filters together at the largest size, the slowest first. */
  filters: FilterQuery[]
}

export interface FilterQuery {
  path: string
  median: number
  hasSearch: boolean
  hasFacets: boolean
}

export interface ImportFigures {
  rows: number
  megabytes: number
  seconds: number
  memory: ProcessMemory
  /** What others saw meanwhile. */
  health: Watched
  list: Watched
  /** Seconds for the same rows by COPY, into tables without indexes and into tables with the product's. */
  copy: { bare: number; indexed: number }
}

/** One thing a person does, or a page that comes. */
export interface Step {
  label: string
  /** Of the window, in pixels. */
  width: number
  /** Milliseconds from a press to the next paint, the slowest of them; what is under 16 is told as 0. */
  painted: number
  /** Layout shift without a press before it. */
  shifted: number
}

export interface PageFigures {
  rows: number
  slowDown: number
  steps: Step[]
}

export interface Figures {
  work?: WorkFigures
  embedded?: EmbeddedFigures
  growth?: GrowthFigures
  import?: ImportFigures
  page?: PageFigures
}

/** What one run measured, with what it was measured on. */
export interface Measurement<Part extends keyof Figures = keyof Figures> {
  part: Part
  at: string
  machine: Machine
  conditions: { connections: number; seconds: number; repeats: number }
  figures: NonNullable<Figures[Part]>
}
