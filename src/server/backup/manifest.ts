import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The last entry of an archive; without it, the archive is truncated. */
export const manifestSchema = z.object({
  product: z.literal('waymark'),
  /** Incremented for changes that an older program cannot read. */
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Applied migrations, identified by creation time. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})

export type Manifest = z.output<typeof manifestSchema>

export const manifestName = 'manifest.json'
export const uploadsPrefix = 'uploads/'

/** A table is split into several entries, each small enough to hold in memory. */
export const chunkName = (table: string, index: number) =>
  `database/${table}/${String(index).padStart(6, '0')}.jsonl`

export const tableOfChunk = (name: string) => /^database\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null

export const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
