/** The sort that every list has as soon as it knows a place. */
export const distanceSort = 'distance'
