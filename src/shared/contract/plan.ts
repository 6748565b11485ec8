import { z } from 'zod'
import { guide } from '../reference/guide/index.ts'

const itemIds = new Set(
  guide.flatMap(({ goals, milestones }) => [...goals, ...milestones].map((item) => item.id)),
)

/** A goal or milestone of the guide, by its permanent id. */
export const planItemParamsSchema = z.object({
  itemId: z.string().refine((id) => itemIds.has(id), { error: 'The guide has no such goal or milestone' }),
})

export const planTickBodySchema = z.object({ isDone: z.boolean({ error: 'isDone must be true or false' }) })

/** The checked items, unordered. */
export const planSchema = z.object({ done: z.array(z.string()) })

export type Plan = z.infer<typeof planSchema>
