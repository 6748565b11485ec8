import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Listing } from '#shared/contract/listings.ts'
import type { Review } from '#shared/contract/reviews.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { updateCachedListing } from './listings.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

export interface ReviewInput {
  title: string
  rating: number
  content: string
}

const root = '/api/reviews'
const reviewsKey = (kind: ListingKind, id: number) => [root, kind, id] as const
const hasReviewedKey = (kind: ListingKind, id: number) => [root, kind, id, 'user-reviewed'] as const

export function useReviews(kind: ListingKind, id: number) {
  return useQuery<Review[]>({ queryKey: reviewsKey(kind, id) })
}

export function useHasReviewed(kind: ListingKind, id: number) {
  return useQuery<{ hasReviewed: boolean }>({ queryKey: hasReviewedKey(kind, id) }).data?.hasReviewed ?? false
}

/** Creates a review, or updates the given one. */
export function useSaveReview(
  kind: ListingKind,
  id: number,
  review: Review | null,
  handlers: MutationHandlers<Review, ReviewInput>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ReviewInput) => {
      const body = { ...input, listingType: kind, listingId: id }
      return review ? http.put<Review>(`${root}/${review.id}`, body) : http.post<Review>(root, body)
    },
    onSuccess: (saved, input) => {
      updateCachedReviews(client, kind, id, (reviews) =>
        review ? reviews.map((cached) => (cached.id === saved.id ? saved : cached)) : [saved, ...reviews],
      )
      if (!review) client.setQueryData(hasReviewedKey(kind, id), { hasReviewed: true })
      refresh(client, kind, id)
      handlers.onSuccess?.(saved, input)
    },
    onError: (error, input) => {
      // Another tab created the review first, so the cached list is out of date.
      if (isAlreadyReviewed(error)) refresh(client, kind, id)
      handlers.onError?.(error, input)
    },
  })
}

export function useDeleteReview(
  kind: ListingKind,
  id: number,
  { id: reviewId }: Review,
  handlers: MutationHandlers,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.delete(`${root}/${reviewId}`),
    onSuccess: (result) => {
      updateCachedReviews(client, kind, id, (reviews) => reviews.filter((cached) => cached.id !== reviewId))
      refresh(client, kind, id)
      handlers.onSuccess?.(result)
    },
    onError: handlers.onError,
  })
}

export function isAlreadyReviewed(error: unknown) {
  return error instanceof ApiError && (error.status === 409 || /already reviewed/i.test(error.message))
}

function updateCachedReviews(
  client: QueryClient,
  kind: ListingKind,
  id: number,
  change: (reviews: Review[]) => Review[],
) {
  client.setQueryData<Review[]>(reviewsKey(kind, id), (reviews) => reviews && change(reviews))
}

/** A review also changes the listing's rating and the author's contributor badge. */
function refresh(client: QueryClient, kind: ListingKind, id: number) {
  void client.invalidateQueries({ queryKey: reviewsKey(kind, id) })
  void client.invalidateQueries({ queryKey: ['/api/auth/contribution-stats'] })
  http
    .get<Listing>(`/api/${kindOf(kind).names.path}/${id}`)
    .then(({ reviewCount, averageRating }) =>
      updateCachedListing(client, kind, id, { reviewCount, averageRating }),
    )
    // The counters refresh the next time the listing opens.
    .catch(() => undefined)
}
