import type { ReviewInput } from '#client/api/reviews.ts'

/** Keeps an unsaved review in sessionStorage while the user signs in again. */
export function saveReviewDraft(listing: string, words: ReviewInput) {
  try {
    sessionStorage.setItem(keyOf(listing), JSON.stringify(words))
  } catch {
    // Without storage the draft is lost.
  }
}

/** Returns the draft and removes it. */
export function takeReviewDraft(listing: string): ReviewInput | null {
  try {
    const stored = sessionStorage.getItem(keyOf(listing))
    sessionStorage.removeItem(keyOf(listing))
    return stored === null ? null : parse(stored)
  } catch {
    return null
  }
}

const keyOf = (listing: string) => `review-draft-${listing}`

function parse(stored: string): ReviewInput | null {
  const { title, rating, content } = JSON.parse(stored) as Partial<ReviewInput>
  return typeof title === 'string' && typeof rating === 'number' && typeof content === 'string'
    ? { title, rating, content }
    : null
}
