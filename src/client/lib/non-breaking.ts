/** Keeps short words such as 'Jul 12 – 16' on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0')
