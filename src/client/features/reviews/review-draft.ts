import type { ReviewInput } from '#client/api/reviews.ts'

/**
 * What somebody had written when their session turned out to be over. It waits in this tab while they sign in, and is
 * gone with the tab.
 */
export function saveReviewDraft(listing: string, words: ReviewInput) {
  try {
    sessionStorage.setItem(keyOf(listing), JSON.stringify(words))
  } catch {
    // Where storage is forbidden the words are lost, as they would be without this.
  }
}

/** Hands the draft out once. */
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
