import type { Queryable } from '#server/db/client.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { submissionReceived } from '#server/mail/templates/listing-mails.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import * as users from '#server/users/users.repository.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface SubmissionMailDeps {
  mailer: Pick<Mailer, 'enqueue'>
  site: MailSite
}

interface Submission {
  kind: Kind
  title: string
  userId: string | null
}

export type SubmissionMail = ReturnType<typeof createSubmissionMail>

/** In the transaction that stores the submission. */
export function createSubmissionMail({ mailer, site }: SubmissionMailDeps) {
  return async (db: Queryable, { kind, title, userId }: Submission): Promise<void> => {
    const user = userId === null ? null : await users.findById(db, userId)
    if (user === null) return
    const content = submissionReceived(site, {
      firstName: user.firstName,
      kindLabel: kindOf(kind).names.label,
      title,
      path: '/my-listings',
    })
    await mailer.enqueue(db, { ...content, to: user.email })
  }
}
