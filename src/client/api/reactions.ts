import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { afterPaint } from '#client/lib/after-paint.ts'
import type { ThumbsUpToggled } from '#shared/contract/reactions.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { updateCachedListing } from './listings.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

interface ThumbsUpState {
  hasThumbedUp: boolean
}

/** The user's thumbs up on a listing, with an optimistic toggle that rolls back on failure. */
export function useThumbsUp(
  kind: Kind,
  id: number,
  thumbsUpCount: number,
  handlers: MutationHandlers<ThumbsUpToggled>,
) {
  const client = useQueryClient()
  const key = ['/api/thumbs-up', kind, id, 'user'] as const
  const { data } = useQuery<ThumbsUpState>({ queryKey: key })
  const isUp = data?.hasThumbedUp ?? false

  const setCached = (hasThumbedUp: boolean, count: number) => {
    client.setQueryData<ThumbsUpState>(key, { hasThumbedUp })
    // Deferred, because a new count re-renders the listing and every list that contains it.
    afterPaint(() => updateCachedListing(client, kind, id, { thumbsUpCount: count }))
  }

  const mutation = useMutation({
    mutationKey: key,
    mutationFn: () => http.post<ThumbsUpToggled>('/api/thumbs-up', { listingType: kind, listingId: id }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: key })
      setCached(!isUp, Math.max(0, thumbsUpCount + (isUp ? -1 : 1)))
      return { isUp, thumbsUpCount }
    },
    onSuccess: (result) => {
      setCached(result.hasThumbedUp, result.thumbsUpCount)
      handlers.onSuccess?.(result)
    },
    onError: (error, _variables, before) => {
      if (before) setCached(before.isUp, before.thumbsUpCount)
      handlers.onError?.(error)
    },
  })

  return {
    isUp,
    /** Ignored while a toggle is in flight. */
    toggle: () => {
      if (client.isMutating({ mutationKey: key }) === 0) mutation.mutate()
    },
  }
}
