export interface Named {
  nickname?: string | null
  firstName?: string | null
  lastName?: string | null
  email?: string | null
}

/** docs/product.md 16.1 */
export function displayName({ nickname, firstName, lastName, email }: Named): string {
  const full = [firstName, lastName].map(trimmed).filter(Boolean).join(' ')
  const mailbox = trimmed(email).split('@')[0]
  return trimmed(nickname) || full || mailbox || 'Anonymous User'
}

function trimmed(value: string | null | undefined) {
  return value?.trim() ?? ''
}
