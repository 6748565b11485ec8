import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '#client/ui/toast-store.ts'
import type { Plan } from '#shared/contract/plan.ts'
import { http } from './http.ts'

const key = ['/api/plan'] as const

/** The ids a person has ticked. */
export const usePlan = () => useQuery<Plan, Error, ReadonlySet<string>>({ queryKey: key, select: toSet })

const toSet = ({ done }: Plan): ReadonlySet<string> => new Set(done)

/** A tick shows at once and is taken back if the server does not keep it. */
export function useTick() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId, isDone }: { itemId: string; isDone: boolean }) =>
      http.put<Plan>(`/api/plan/${itemId}`, { isDone }),
    onMutate: async ({ itemId, isDone }) => {
      await client.cancelQueries({ queryKey: key })
      change(client.getQueryData<Plan>(key), itemId, isDone)
    },
    onError: (_error, { itemId, isDone }) => {
      change(client.getQueryData<Plan>(key), itemId, !isDone)
      toast({
        title: 'Error',
        description: 'We could not keep that tick. Please try again.',
        variant: 'destructive',
      })
    },
  })

  function change(plan: Plan | undefined, itemId: string, isDone: boolean) {
    if (!plan) return
    const others = plan.done.filter((id) => id !== itemId)
    client.setQueryData<Plan>(key, { done: isDone ? [...others, itemId] : others })
  }
}
