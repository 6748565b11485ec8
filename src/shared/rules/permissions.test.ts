import { describe, expect, it } from 'vitest'
import { canEditReview, canReviewListing, isAdmin, type Viewer } from './permissions.ts'

const ada: Viewer = { userId: 'ada', role: 'user' }
const bob: Viewer = { userId: 'bob', role: 'user' }
const root: Viewer = { userId: 'root', role: 'admin' }
const byAda = { userId: 'ada' }
const withoutAuthor = { userId: null }

describe('permissions', () => {
  it('recognizes an admin by the role', () => {
    expect([isAdmin(root), isAdmin(ada), isAdmin(null), isAdmin(undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('lets the author and admins edit a review', () => {
    expect([ada, bob, root, null].map((viewer) => canEditReview(viewer, byAda))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('lets only admins edit a review without an author', () => {
    expect([ada, root, null].map((viewer) => canEditReview(viewer, withoutAuthor))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('lets every signed-in user review listings of other users', () => {
    expect([ada, bob, root, null].map((viewer) => canReviewListing(viewer, byAda))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(canReviewListing(ada, withoutAuthor)).toBe(true)
  })
})
