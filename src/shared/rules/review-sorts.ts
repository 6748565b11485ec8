/** Apart from the contract, whose schemas a page of reviews does not need. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]
