import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'

export interface DigestMail {
  firstName: string | null
  waiting: number
  /** The age of the oldest submission. */
  oldestDays: number
  /** Unresolved reports. */
  reports: number
}

export function moderationDigest(
  site: MailSite,
  { firstName, waiting, oldestDays, reports }: DigestMail,
): MailContent {
  const submissions = `${waiting} ${waiting === 1 ? 'submission' : 'submissions'}`
  const openReports = `${reports} open ${reports === 1 ? 'report' : 'reports'}`
  const parts = [...(waiting > 0 ? [submissions] : []), ...(reports > 0 ? [openReports] : [])]
  return renderMail(site, {
    kind: 'moderation-digest',
    subject: `Waiting for you: ${parts.join(' and ')}`,
    to: firstName,
    blocks: [
      ...(waiting > 0
        ? [`${submissions} ${waiting === 1 ? 'waits' : 'wait'} for approval. ${oldestAge(oldestDays)}`]
        : []),
      ...(reports > 0
        ? [`${openReports} from the community ${reports === 1 ? 'waits' : 'wait'} for review.`]
        : []),
      { button: 'Open the admin dashboard', path: '/admin' },
    ],
    reason: `You get this email once a day while something is waiting, because you are an admin at ${site.name}. You can turn it off in your settings.`,
  })
}

const oldestAge = (days: number): string => {
  if (days === 0) return 'The oldest came in within the last day.'
  return `The oldest has waited for ${days} ${days === 1 ? 'day' : 'days'}.`
}
