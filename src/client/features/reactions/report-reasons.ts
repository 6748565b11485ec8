export const otherReason = 'Something else'

const userTextReasons = [
  'Not about this listing',
  'Spam or advertising',
  'False or misleading',
  'Offensive or inappropriate',
  'Shares private information',
  otherReason,
] as const

export const reportReasons = {
  listing: [
    'Wrong or out of date',
    'No longer offered',
    'Spam or advertising',
    'Misleading, a scam or unsafe',
    'Offensive or inappropriate',
    otherReason,
  ],
  review: userTextReasons,
  reply: userTextReasons,
} as const

/** The contract's limit. */
export const maxReasonLength = 1000

/** The reason to send, or null while it is incomplete. */
export function reasonText(chosen: string | null, details: string): string | null {
  const added = details.trim()
  if (chosen === null) return null
  if (chosen === otherReason) return added === '' ? null : added
  return added === '' ? chosen : `${chosen}: ${added}`
}
