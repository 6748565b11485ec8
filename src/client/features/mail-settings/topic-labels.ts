import type { MailTopic } from '#shared/contract/mail-settings.ts'

export const topicLabels: Record<MailTopic, { title: string; description: string }> = {
  reminders: {
    title: 'Reminders and changes',
    description: 'Deadlines, dates and changes of your saved items, in one email a day at most.',
  },
  'saved-searches': {
    title: 'Saved searches',
    description: 'What is new in your saved searches, daily or weekly as you chose for each.',
  },
  listings: {
    title: 'Your listings',
    description: 'A question every half-year whether your live listings are still right.',
  },
}
