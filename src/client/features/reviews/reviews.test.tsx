import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData, settle } from '#client/testing/render-with-data.tsx'
import type { Review } from '#shared/contract/reviews.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { saveReviewDraft, takeReviewDraft } from './review-draft.ts'
import { ReviewsSection } from './reviews-section.tsx'

const review: Review = {
  id: 3,
  userId: 'ana',
  listingType: 'camp',
  listingId: 7,
  title: 'Great week',
  rating: 5,
  content: 'Loved it.',
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-01T00:00:00.000Z',
  reviewerFirstName: 'Ana',
  reviewerLastName: 'Rivera',
  reviewerNickname: null,
  reviewerEmail: null,
  reviewerProfileImageUrl: null,
  reviewerCreatedAt: null,
  reviewer: null,
} as Review

const base = {
  'GET /api/reviews/camp/7': [],
  'GET /api/reviews/camp/7/user-reviewed': { hasReviewed: false },
  'GET /api/summer-camps/7': { reviewCount: 1, averageRating: 4 },
}

const dialog = (props: { review?: Review | null } = {}) => {
  const onClose = vi.fn()
  const onUnauthorized = vi.fn()
  renderWithData(
    <ReviewDialog
      kind="camp"
      listingId={7}
      listingTitle="Camp Lark"
      review={null}
      draft={null}
      onClose={onClose}
      {...props}
    />,
    onUnauthorized,
  )
  return { onClose, onUnauthorized }
}
const fill = async (title: string, stars = '4 stars, Very Good') => {
  await userEvent.click(await screen.findByRole('radio', { name: stars }))
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: title } })
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }))

describe('writing a review', () => {
  it('needs a rating before it can be sent', async () => {
    fakeServer(base)
    dialog()
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Review' })
    expect(button.disabled).toBe(true)
    expect(screen.getByText('Please select a rating')).toBeDefined()
    await fill('Fine')
    expect(button.disabled).toBe(false)
  })

  it('is sent with its listing, confirmed, and closes', async () => {
    const server = fakeServer({ ...base, 'POST /api/reviews': review })
    const { onClose } = dialog()
    await fill('Fine')
    await submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.bodies('POST', '/api/reviews')).toEqual([
      { title: 'Fine', rating: 4, content: '', listingType: 'camp', listingId: 7 },
    ])
    expect(currentToast()?.description).toBe('Review submitted successfully')
  })

  it('closes with an explanation when another tab was first', async () => {
    fakeServer({ ...base, 'POST /api/reviews': failWith(409, 'You have already reviewed this listing') })
    const { onClose } = dialog()
    await fill('Again')
    await submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(currentToast()?.title).toBe('Review Already Exists')
  })

  it('keeps the text when the session has expired', async () => {
    fakeServer({ ...base, 'POST /api/reviews': unauthorized })
    const { onUnauthorized } = dialog()
    await fill('Half an hour of typing')
    await submit()
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce())
    await settle()
    expect(takeReviewDraft('camp-7')).toEqual({ title: 'Half an hour of typing', rating: 4, content: '' })
  })

  it('shows the reason from the server', async () => {
    fakeServer({ ...base, 'POST /api/reviews': failWith(429, 'Too many reviews today') })
    const { onClose } = dialog()
    await fill('More')
    await submit()
    expect(await screen.findByText('Too many reviews today')).toBeDefined()
    expect(currentToast()?.description).toBe('Failed to submit review')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('starts with the edited review', async () => {
    const server = fakeServer({ ...base, 'PUT /api/reviews/3': { ...review, rating: 2 } })
    dialog({ review })
    await fill('Less great', '2 stars, Fair')
    await userEvent.click(screen.getByRole('button', { name: 'Update Review' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Review updated successfully'))
    expect(server.bodies('PUT', '/api/reviews/3')).toMatchObject([
      { title: 'Less great', rating: 2, content: 'Loved it.' },
    ])
  })

  it('asks for confirmation before a review is deleted', async () => {
    const server = fakeServer({ ...base, 'DELETE /api/reviews/3': undefined })
    const { onClose } = dialog({ review })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const [, confirm] = await screen.findAllByRole('button', { name: 'Delete' })
    expect(screen.getByText('Are you sure you want to delete this review?')).toBeDefined()
    expect(server.count('DELETE')).toBe(0)
    await userEvent.click(confirm as HTMLElement)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(currentToast()?.description).toBe('Review deleted successfully')
  })
})

describe('a saved review draft', () => {
  const input = { title: 'x', rating: 3, content: '' }

  it('is returned once', () => {
    saveReviewDraft('camp-7', input)
    expect(takeReviewDraft('camp-7')).toEqual(input)
    expect(takeReviewDraft('camp-7')).toBeNull()
  })

  it('is ignored when it is damaged', () => {
    sessionStorage.setItem('review-draft-camp-7', '{"title":1}')
    expect(takeReviewDraft('camp-7')).toBeNull()
    sessionStorage.setItem('review-draft-camp-7', 'not json')
    expect(takeReviewDraft('camp-7')).toBeNull()
  })
})

describe('the reviews of a listing', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...review,
    id: index,
    userId: `user-${index}`,
    rating: (index % 5) + 1,
  }))
  const section = (reviews: Review[], userId = 'someone') => {
    const server = fakeServer({
      ...base,
      'GET /api/reviews/camp/7': ({ path }: { path: string }) => pageOf(reviews, path),
      'GET /api/reviews/camp/7/summary': {
        count: reviews.length,
        average: reviews.length === 0 ? null : 4,
        stars: [0, 0, 0, reviews.length, 0],
        ownReview: reviews.find((one) => one.userId === userId) ?? null,
      },
    })
    renderWithData(
      <ReviewsSection
        listing={{ kind: 'camp', id: 7, title: 'Camp Lark', userId: 'owner', reviewCount: reviews.length }}
        viewer={{ userId, role: 'user' }}
        reportOf={() => <span>report</span>}
      />,
    )
    return server
  }
  /** The response of the server: one sorted page. */
  const pageOf = (reviews: Review[], path: string) => {
    const params = new URL(path, 'http://localhost').searchParams
    const [sort, limit, offset] = [
      params.get('sort'),
      Number(params.get('limit')),
      Number(params.get('offset')),
    ]
    const direction = { newest: 0, highest: -1, lowest: 1 }[sort ?? ''] ?? 0
    return [...reviews].sort((a, b) => direction * (a.rating - b.rating)).slice(offset, offset + limit)
  }

  it('shows ten at a time, and bars that count all of them', async () => {
    section(many)
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.getByText('4 stars: 12 reviews')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  it('sorts by date or by rating', async () => {
    section(many)
    await screen.findAllByRole('article')
    const first = () => screen.getAllByRole('img', { name: /out of 5 stars/ })[1]?.getAttribute('aria-label')
    const sort = screen.getByRole('combobox', { name: 'Sort reviews' })
    await userEvent.selectOptions(sort, 'Highest rated')
    await waitFor(() => expect(first()).toBe('5.0 out of 5 stars'))
    await userEvent.selectOptions(sort, 'Lowest rated')
    await waitFor(() => expect(first()).toBe('1.0 out of 5 stars'))
  })

  it('has nothing to sort without reviews', async () => {
    section([])
    expect(await screen.findByText('No reviews yet. Be the first to share your experience.')).toBeDefined()
    await settle()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('offers to edit the viewer’s own review, and not to report it', async () => {
    section([review], 'ana')
    expect(await screen.findByRole('button', { name: 'Edit Your Review' })).toBeDefined()
    expect(screen.queryByText('report')).toBeNull()
  })

  it('owners cannot review their own listing', async () => {
    section([], 'owner')
    expect(await screen.findByText('You cannot review your own listing.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull()
    expect(screen.getByText('No reviews yet.')).toBeDefined()
    await settle()
  })
})
