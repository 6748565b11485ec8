/** What most kinds have in common. A kind spreads it first and then says where it differs. */
export const listingDefaults = {
  isReviewable: true,
  isImportable: true,
  hasDates: false,
  hasDistance: false,
  isActiveOnSubmit: true,
  countsAsContribution: true,
  hidesSubmitter: false,
  countsInPendingBadge: true,
  defaultSort: { by: 'createdAt', order: 'desc' },
  pageSize: 5,
  messages: {
    submitButton: 'Submit Listing',
    submitted: 'Your listing has been submitted for review. You will receive a confirmation email shortly.',
    submitFailed: 'Failed to submit listing. Please try again.',
    thumbsUpAdded: 'Thumbs up toggled successfully',
    thumbsUpRemoved: 'Thumbs up toggled successfully',
    thumbsUpFailed: 'Failed to toggle thumbs up',
  },
} as const
