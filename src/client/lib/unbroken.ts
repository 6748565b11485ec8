/** Keeps short words such as 'Jul 12 – 16' on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Keeps the '9 miles away' of a sentence on one line. */
export const withUnbrokenDistance = (text: string): string => text.replace(/[\d,]+ miles? away/, unbroken)
