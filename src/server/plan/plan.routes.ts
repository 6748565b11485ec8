import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { planItemParamsSchema, planSchema, planTickBodySchema } from '#shared/contract/plan.ts'
import type { PlanService } from './plan.service.ts'

const options = routeOptions({ access: 'user' }, 'My plan')

export const registerPlanRoutes = (routes: Routes, plan: PlanService): void => {
  routes.get(
    '/api/plan',
    options('Your progress in the planning guide', { response: { 200: planSchema } }),
    (request) => plan.read(actorOf(request)),
  )

  routes.put(
    '/api/plan/:itemId',
    options('Tick or untick a goal or milestone of the guide', {
      params: planItemParamsSchema,
      body: planTickBodySchema,
      response: { 200: planSchema, ...errorSchemas(400) },
    }),
    (request) => plan.tick(actorOf(request), request.params.itemId, request.body.isDone),
  )
}
