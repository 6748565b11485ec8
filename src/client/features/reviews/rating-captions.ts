/** SPEC section 5: what one to five stars mean. */
export const ratingCaptions = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const
