import type { ReviewInput } from '#client/api/reviews.ts'

/** Keeps an unsaved review in sessionStorage while the user signs in again. */
export function saveReviewDraft(listingKey: string, input: ReviewInput) {
  try {
    sessionStorage.setItem(keyOf(listingKey), JSON.stringify(input))
  } catch {
    // Without storage the draft is lost.
  }
}

/** Returns the draft and removes it. */
export function takeReviewDraft(listingKey: string): ReviewInput | null {
  try {
    const stored = sessionStorage.getItem(keyOf(listingKey))
    sessionStorage.removeItem(keyOf(listingKey))
    return stored === null ? null : parse(stored)
  } catch {
    return null
  }
}

const keyOf = (listingKey: string) => `review-draft-${listingKey}`

function parse(stored: string): ReviewInput | null {
  const { title, rating, content } = JSON.parse(stored) as Partial<ReviewInput>
  return typeof title === 'string' && typeof rating === 'number' && typeof content === 'string'
    ? { title, rating, content }
    : null
}
