/** Common defaults, which a kind spreads first and overrides. */
export const listingDefaults = {
  schemaType: 'LocalBusiness',
  isReviewable: true,
  isImportable: true,
  hasDates: false,
  isActiveOnSubmit: true,
  countsAsContribution: true,
  hidesSubmitter: false,
  countsInPendingBadge: true,
  runs: null,
  costWords: {},
  defaultSort: { by: 'createdAt', order: 'desc' },
  pageSize: 5,
  facts: [],
  messages: {
    submitButton: 'Submit Listing',
    submitted: 'Your listing has been submitted for review. You will receive a confirmation email shortly.',
    submitFailed: 'Failed to submit listing. Please try again.',
    thumbsUpAdded: 'Thumbs up toggled successfully',
    thumbsUpRemoved: 'Thumbs up toggled successfully',
    thumbsUpFailed: 'Failed to toggle thumbs up',
  },
} as const
