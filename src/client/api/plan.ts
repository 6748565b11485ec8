import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Plan } from '#shared/contract/plan.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const key = ['/api/plan'] as const

interface PlanCheck {
  itemId: string
  isDone: boolean
}

/** The ids of the checked plan items. */
export const usePlan = () => useQuery<Plan, Error, ReadonlySet<string>>({ queryKey: key, select: toSet })

const toSet = ({ done }: Plan): ReadonlySet<string> => new Set(done)

/** Checks or unchecks a plan item optimistically, and rolls back on failure. */
export function useCheckPlanItem(handlers: MutationHandlers<Plan, PlanCheck>) {
  const client = useQueryClient()
  const setCached = (itemId: string, isDone: boolean) => {
    client.setQueryData<Plan>(key, (plan) => {
      if (!plan) return plan
      const others = plan.done.filter((id) => id !== itemId)
      return { done: isDone ? [...others, itemId] : others }
    })
  }
  return useMutation({
    mutationFn: ({ itemId, isDone }: PlanCheck) => http.put<Plan>(`/api/plan/${itemId}`, { isDone }),
    onMutate: async ({ itemId, isDone }) => {
      await client.cancelQueries({ queryKey: key })
      setCached(itemId, isDone)
    },
    onError: (error, check) => {
      setCached(check.itemId, !check.isDone)
      handlers.onError?.(error, check)
    },
  })
}
