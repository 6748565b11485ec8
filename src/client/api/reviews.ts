import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '#client/ui/toast-store.ts'
import type { Listing } from '#shared/contract/listings.ts'
import type { Review } from '#shared/contract/reviews.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { updateCachedListing } from './listings.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'

export interface ReviewInput {
  title: string
  rating: number
  content: string
}

const root = '/api/reviews'
const reviewsKey = (kind: ListingKind, id: number) => [root, kind, id] as const
const hasReviewedKey = (kind: ListingKind, id: number) => [root, kind, id, 'user-reviewed'] as const

/** All reviews of a listing, the newest first. */
export function useReviews(kind: ListingKind, id: number) {
  return useQuery<Review[]>({ queryKey: reviewsKey(kind, id) })
}

export function useHasReviewed(kind: ListingKind, id: number) {
  return useQuery<{ hasReviewed: boolean }>({ queryKey: hasReviewedKey(kind, id) }).data?.hasReviewed ?? false
}

/** Writes a new review, or other words for the one that is given. */
export function useSaveReview(kind: ListingKind, id: number, review: Review | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (words: ReviewInput) => {
      const body = { ...words, listingType: kind, listingId: id }
      return review ? http.put<Review>(`${root}/${review.id}`, body) : http.post<Review>(root, body)
    },
    onSuccess: (saved) => {
      changeReviews(client, kind, id, (reviews) =>
        review ? reviews.map((known) => (known.id === saved.id ? saved : known)) : [saved, ...reviews],
      )
      if (!review) client.setQueryData(hasReviewedKey(kind, id), { hasReviewed: true })
      refresh(client, kind, id)
      tellDone(review ? 'Review updated successfully' : 'Review submitted successfully')
    },
    onError: (error) => {
      if (isAlreadyReviewed(error)) {
        toast({ ...alreadyReviewed, variant: 'destructive' })
        // Another tab was quicker, so the list here is behind.
        refresh(client, kind, id)
      } else tellFailed(error, review ? 'Failed to update review' : 'Failed to submit review')
    },
  })
}

export function useDeleteReview(kind: ListingKind, id: number, { id: reviewId }: Review) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.delete(`${root}/${reviewId}`),
    onSuccess: () => {
      changeReviews(client, kind, id, (reviews) => reviews.filter((known) => known.id !== reviewId))
      refresh(client, kind, id)
      tellDone('Review deleted successfully')
    },
    onError: (error) => tellFailed(error, 'Failed to delete review'),
  })
}

export const alreadyReviewed = {
  title: 'Review Already Exists',
  description: 'You have already reviewed this listing. You can only submit one review per listing.',
}

/** By status or by message (docs/product.md 8.2). */
export function isAlreadyReviewed(error: unknown) {
  return error instanceof ApiError && (error.status === 409 || /already reviewed/i.test(error.message))
}

function changeReviews(
  client: QueryClient,
  kind: ListingKind,
  id: number,
  change: (reviews: Review[]) => Review[],
) {
  client.setQueryData<Review[]>(reviewsKey(kind, id), (reviews) => reviews && change(reviews))
}

/** What a review touches: the list, whether one has reviewed, the listing's own numbers, and the writer's badge. */
function refresh(client: QueryClient, kind: ListingKind, id: number) {
  void client.invalidateQueries({ queryKey: reviewsKey(kind, id) })
  void client.invalidateQueries({ queryKey: ['/api/auth/contribution-stats'] })
  http
    .get<Listing>(`/api/${kindOf(kind).names.path}/${id}`)
    .then(({ reviewCount, averageRating }) =>
      updateCachedListing(client, kind, id, { reviewCount, averageRating }),
    )
    // The numbers catch up the next time the listing is opened.
    .catch(() => undefined)
}
