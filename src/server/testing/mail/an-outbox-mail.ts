import type { OutboxMail } from '#server/mail/outbox.repository.ts'

export function anOutboxMail(overrides: Partial<OutboxMail> = {}): OutboxMail {
  return {
    id: 42,
    messageKey: '6f0b7a3e-2c8f-4a57-9d3c-0c9a5e1b7d21',
    kind: 'verify-email',
    toAddress: 'ada@example.org',
    subject: 'Please confirm',
    text: 'Hello Ada,\n\nwelcome.\n',
    html: '<p>Hello Ada,</p>',
    createdAt: new Date('2027-01-04T09:30:00.123Z'),
    deliverBy: new Date('2027-01-07T09:30:00.123Z'),
    userId: null,
    topic: null,
    unsubscribeUrl: null,
    attemptedAt: null,
    ...overrides,
  }
}
