import type { MailIdentity } from '#server/mail/compose-message.ts'

export const identity: MailIdentity = { from: { name: 'Waymark', address: 'no-reply@example.org' } }
