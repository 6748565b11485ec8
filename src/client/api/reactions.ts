import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ThumbsUpToggled } from '#shared/contract/reactions.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { updateCachedListing } from './listings.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'

interface HasThumbedUp {
  hasThumbedUp: boolean
}

/**
 * A person's thumb on a listing and how to turn it. The turn shows at once; the answer's state wins, and a failure puts
 * everything back. A second click while the first is on its way does nothing.
 */
export function useThumbsUp(kind: Kind, id: number, thumbsUpCount: number) {
  const client = useQueryClient()
  const key = ['/api/thumbs-up', kind, id, 'user'] as const
  const { data } = useQuery<HasThumbedUp>({ queryKey: key })
  const isUp = data?.hasThumbedUp ?? false

  const show = (hasThumbedUp: boolean, count: number) => {
    client.setQueryData<HasThumbedUp>(key, { hasThumbedUp })
    updateCachedListing(client, kind, id, { thumbsUpCount: count })
  }

  const turn = useMutation({
    mutationKey: key,
    mutationFn: () => http.post<ThumbsUpToggled>('/api/thumbs-up', { listingType: kind, listingId: id }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: key })
      show(!isUp, Math.max(0, thumbsUpCount + (isUp ? -1 : 1)))
      return { isUp, thumbsUpCount }
    },
    onSuccess: (answer) => {
      show(answer.hasThumbedUp, answer.thumbsUpCount)
      tellDone(wordsOf(kind, answer.hasThumbedUp))
    },
    onError: (error, _nothing, before) => {
      if (before) show(before.isUp, before.thumbsUpCount)
      tellFailed(
        error,
        kind === 'event' ? 'Failed to update thumbs up. Please try again.' : 'Failed to toggle thumbs up',
      )
    },
  })

  return {
    isUp,
    toggle: () => {
      if (client.isMutating({ mutationKey: key }) === 0) turn.mutate()
    },
  }
}

/** Events have their own copy. */
function wordsOf(kind: Kind, hasThumbedUp: boolean) {
  if (kind !== 'event') return 'Thumbs up toggled successfully'
  return hasThumbedUp ? 'Thumbs up added!' : 'Thumbs up removed'
}
