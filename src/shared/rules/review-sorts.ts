/** Separate from the contract, so that a page of reviews does not load its schemas. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]
