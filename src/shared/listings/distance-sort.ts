/** The sort of every list with a place. */
export const distanceSort = 'distance'
