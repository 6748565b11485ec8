export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

export interface Viewer {
  userId: string
  role: Role
}

export function isAdmin(viewer: Pick<Viewer, 'role'> | null | undefined): boolean {
  return viewer?.role === 'admin'
}

/** Only the author of a review or an admin can change it (docs/product.md 8.4). */
export function canEditReview(viewer: Viewer | null | undefined, review: { userId: string | null }): boolean {
  return isAdmin(viewer) || isSame(viewer, review.userId)
}

/** Users cannot review their own listings. */
export function canReviewListing(
  viewer: Viewer | null | undefined,
  listing: { userId: string | null },
): boolean {
  return viewer != null && !isSame(viewer, listing.userId)
}

function isSame(viewer: Viewer | null | undefined, userId: string | null) {
  return viewer != null && viewer.userId === userId
}
