import { describe, expect, it } from 'vitest'
import { canEditReview, canReviewListing, isAdmin, type Viewer } from './permissions.ts'

const ada: Viewer = { userId: 'ada', role: 'user' }
const bob: Viewer = { userId: 'bob', role: 'user' }
const root: Viewer = { userId: 'root', role: 'admin' }
const byAda = { userId: 'ada' }
const byNobody = { userId: null }

describe('permissions', () => {
  it('knows an admin by the role alone', () => {
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

  it('leaves a review whose author has gone to admins', () => {
    expect([ada, root, null].map((viewer) => canEditReview(viewer, byNobody))).toEqual([false, true, false])
  })

  it('lets every signed-in person review what another person listed', () => {
    expect([ada, bob, root, null].map((viewer) => canReviewListing(viewer, byAda))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(canReviewListing(ada, byNobody)).toBe(true)
  })
})
