/** Captions of one to five stars (docs/product.md 8.1). */
export const ratingCaptions = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const
