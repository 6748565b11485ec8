import { z } from 'zod'

const time = z.iso.datetime()

/** GET /api/admin/operations. */
export const operationsSchema = z
  .object({
    version: z.string(),
    startedAt: time,
    database: z.object({
      isEmbedded: z.boolean(),
      version: z.string(),
      bytes: z.number(),
    }),
    jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
    mail: z.object({
      transport: z.enum(['smtp', 'files']),
      waiting: z.int(),
      failed: z.int(),
      lastSentAt: time.nullable(),
    }),
    /** Null if no backups are scheduled. */
    backups: z
      .object({
        count: z.int(),
        last: z.object({ createdAt: time, bytes: z.number() }).nullable(),
        /** True if the last one is more than a day and some hours old. */
        isOverdue: z.boolean(),
      })
      .nullable(),
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
    uploads: z.object({ count: z.int(), bytes: z.number() }),
  })
  .meta({ id: 'Operations' })

export type Operations = z.output<typeof operationsSchema>
