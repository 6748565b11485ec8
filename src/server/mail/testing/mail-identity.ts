import type { MailIdentity } from '../compose-message.ts'

export const identity: MailIdentity = { from: { name: 'Waymark', address: 'no-reply@example.org' } }
