import { useState } from 'react'
import { useReviews } from '#client/api/reviews.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ReviewSort, reviewSorts } from '#shared/rules/review-sorts.ts'
import { ReviewList, type ReviewListProps } from './review-list.tsx'

/** The sortable list. */
export function Reviews({ listing, count, ...list }: Omit<ReviewListProps, 'query'>) {
  const { kind, id } = listing
  const [sort, setSort] = useState<ReviewSort>('newest')
  const query = useReviews(kind, id, sort)
  return (
    <>
      {count > 1 ? (
        <Select
          aria-label="Sort reviews"
          options={sortOptions}
          value={sort}
          onChange={({ target }) => setSort(reviewSorts.find((one) => one === target.value) ?? 'newest')}
          className="w-44 self-start"
        />
      ) : null}
      {query.data ? (
        <ReviewList {...list} {...{ listing, query, count }} />
      ) : query.isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch reviews"
          onRetry={() => query.refetch()}
        />
      ) : count > 0 ? (
        <Skeleton className={count > 1 ? 'h-72' : 'h-36'} />
      ) : null}
    </>
  )
}

const sortOptions: { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'highest', label: 'Highest rated' },
  { value: 'lowest', label: 'Lowest rated' },
]
