import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The last entry of an archive, so that an archive without it is known to be cut off. */
export const manifestSchema = z.object({
  product: z.literal('waymark'),
  /** Grows when an older program could not read the archive. */
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations of the database, by the time each was written. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})

export type Manifest = z.output<typeof manifestSchema>

export const manifestName = 'manifest.json'
export const uploadsPrefix = 'uploads/'

/** The rows of a table come in several entries, each small enough to be held in memory. */
export const chunkName = (table: string, at: number) =>
  `database/${table}/${String(at).padStart(6, '0')}.jsonl`

export const tableOfChunk = (name: string) => /^database\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null

export const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
