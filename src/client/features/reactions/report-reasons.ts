export const otherReason = 'Something else'

/** What is wrong with most things that are reported; the last one asks for words. */
export const reportReasons = {
  listing: [
    'Wrong or out of date',
    'No longer offered',
    'Spam or advertising',
    'Misleading, a scam or unsafe',
    'Offensive or inappropriate',
    otherReason,
  ],
  review: [
    'Not about this listing',
    'Spam or advertising',
    'False or misleading',
    'Offensive or inappropriate',
    'Shares private information',
    otherReason,
  ],
} as const

/** What the words may add up to; the contract allows as many. */
export const reasonMax = 1000

/** The one text that is sent: the chosen reason, and what the person added to it. Null while it says nothing. */
export function reasonText(chosen: string | null, words: string): string | null {
  const added = words.trim()
  if (chosen === null) return null
  if (chosen === otherReason) return added === '' ? null : added
  return added === '' ? chosen : `${chosen}: ${added}`
}
