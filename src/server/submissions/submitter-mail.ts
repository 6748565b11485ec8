import type { Queryable } from '#server/db/client.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { claimUndone } from '#server/mail/templates/claim-mails.ts'
import * as mails from '#server/mail/templates/listing-mails.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import type { MailContent } from '#server/mail/templates/render-mail.ts'
import * as users from '#server/users/users.repository.ts'
import { undoGrantSeconds } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { viewPath } from '#shared/listings/view-path.ts'

interface SubmitterMailDeps {
  mailer: Pick<Mailer, 'enqueue' | 'withdraw'>
  site: MailSite
}

export interface MailSubject {
  id: number
  kind: Kind
  title: string
  userId: string | null
}

export type SubmitterMail = ReturnType<typeof createSubmitterMail>

/**
 * Mail to the submitter of a listing. Mail about a decision is sent once the decision can no longer be undone. Each function
 * returns the id of the mail, or null when the listing has no submitter.
 */
export function createSubmitterMail({ mailer, site }: SubmitterMailDeps) {
  const send = async (
    db: Queryable,
    subject: MailSubject,
    path: string,
    write: (mail: mails.ListingMail) => MailContent,
    delayMs = undoGrantSeconds * 1000,
  ): Promise<number | null> => {
    const submitter = subject.userId === null ? null : await users.findById(db, subject.userId)
    if (submitter === null) return null
    const { firstName, email } = submitter
    const content = write({
      firstName,
      kindLabel: kindOf(subject.kind).names.label,
      title: subject.title,
      path,
    })
    return mailer.enqueue(db, { ...content, to: email, delayMs })
  }

  return {
    received: (db: Queryable, subject: MailSubject) =>
      send(db, subject, ownListings, (mail) => mails.submissionReceived(site, mail), 0),
    approved: (db: Queryable, subject: MailSubject) =>
      send(db, subject, viewPath(subject.kind, subject.id), (mail) => mails.listingApproved(site, mail)),
    notApproved: (db: Queryable, subject: MailSubject, reason: string) =>
      send(db, subject, ownListings, (mail) => mails.listingNotApproved(site, { ...mail, reason })),
    editApproved: (db: Queryable, subject: MailSubject) =>
      send(db, subject, viewPath(subject.kind, subject.id), (mail) => mails.editApproved(site, mail)),
    editNotApproved: (db: Queryable, subject: MailSubject, reason: string) =>
      send(db, subject, ownListings, (mail) => mails.editNotApproved(site, { ...mail, reason })),
    /** No delay, because an undo cannot be undone. */
    transferUndone: (db: Queryable, subject: MailSubject) =>
      send(db, subject, ownListings, (mail) => claimUndone(site, mail), 0),
    withdraw: mailer.withdraw,
  }
}

const ownListings = '/my-listings'
