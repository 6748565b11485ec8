import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { planItemParamsSchema, planSchema, planTickBodySchema } from '#shared/contract/plan.ts'
import type { PlanService } from './plan.service.ts'

const tags = ['My plan']

export const registerPlanRoutes = (routes: Routes, plan: PlanService): void => {
  routes.get(
    '/api/plan',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Your progress in the planning guide', response: { 200: planSchema } },
    },
    (request) => plan.read(actorOf(request)),
  )

  routes.put(
    '/api/plan/:itemId',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Tick or untick a goal or milestone of the guide',
        params: planItemParamsSchema,
        body: planTickBodySchema,
        response: { 200: planSchema, 400: errorBodySchema },
      },
    },
    (request) => plan.tick(actorOf(request), request.params.itemId, request.body.isDone),
  )
}
