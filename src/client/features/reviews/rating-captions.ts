export const ratingCaptions = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const
