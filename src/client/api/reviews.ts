import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Listing } from '#shared/contract/listings.ts'
import type { Review, ReviewSummary } from '#shared/contract/reviews.ts'
import { type Kind, kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { ReviewSort } from '#shared/rules/review-sorts.ts'
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
export const reviewsKey = (kind: Kind, id: number) => [root, kind, id] as const
export const reviewPagesKey = (kind: Kind, id: number) => [root, kind, id, 'pages'] as const
const hasReviewedKey = (kind: ListingKind, id: number) => [root, kind, id, 'user-reviewed'] as const

export const reviewPageSize = 10

/** Pages of reviews; the caller fetches the next one. */
export function useReviews(kind: ListingKind, id: number, sort: ReviewSort) {
  return useInfiniteQuery({
    queryKey: [...reviewPagesKey(kind, id), sort],
    queryFn: ({ pageParam: offset, signal }) =>
      http.get<Review[]>(
        `${root}/${kind}/${id}?${new URLSearchParams({ sort, limit: String(reviewPageSize), offset: String(offset) })}`,
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < reviewPageSize ? undefined : pages.length * reviewPageSize,
    placeholderData: keepPreviousData,
  })
}

/** The totals of all reviews, and the viewer's own review. */
export function useReviewSummary(kind: ListingKind, id: number) {
  return useQuery<ReviewSummary>({ queryKey: [...reviewsKey(kind, id), 'summary'] })
}

/** False for visitors. */
export function useHasReviewed(kind: ListingKind, id: number, isSignedIn: boolean) {
  const query = useQuery<{ hasReviewed: boolean }>({
    queryKey: hasReviewedKey(kind, id),
    enabled: isSignedIn,
  })
  return query.data?.hasReviewed ?? false
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
      if (review)
        updateCachedReviews(client, kind, id, (reviews) =>
          reviews.map((cached) => (cached.id === saved.id ? saved : cached)),
        )
      else client.setQueryData(hasReviewedKey(kind, id), { hasReviewed: true })
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

/** Writes the reply of the listing's owner, or deletes it with null. */
export function useSaveReply(
  kind: ListingKind,
  id: number,
  { id: reviewId }: Review,
  handlers: MutationHandlers<Review, string | null>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (content: string | null) => {
      const path = `${root}/${reviewId}/reply`
      return content === null ? http.delete<Review>(path) : http.put<Review>(path, { content })
    },
    onSuccess: (saved, content) => {
      updateCachedReviews(client, kind, id, (reviews) =>
        reviews.map((cached) => (cached.id === saved.id ? saved : cached)),
      )
      handlers.onSuccess?.(saved, content)
    },
    onError: (error, content) => {
      // Another tab or an admin changed the reply first.
      void client.invalidateQueries({ queryKey: reviewsKey(kind, id) })
      handlers.onError?.(error, content)
    },
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
  client.setQueriesData<InfiniteData<Review[]>>(
    { queryKey: reviewPagesKey(kind, id) },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
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
