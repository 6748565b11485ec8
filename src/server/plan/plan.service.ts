import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import type { Plan } from '#shared/contract/plan.ts'
import { deleteTick, findTicks, insertTick } from './plan.repository.ts'

export type PlanService = ReturnType<typeof createPlanService>

export const createPlanService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const read = async (actor: Actor): Promise<Plan> => ({ done: await findTicks(db, actor.userId) })
  return {
    read,
    async tick(actor: Actor, itemId: string, isDone: boolean): Promise<Plan> {
      if (isDone) await insertTick(db, actor.userId, itemId, clock())
      else await deleteTick(db, actor.userId, itemId)
      return read(actor)
    },
  }
}
