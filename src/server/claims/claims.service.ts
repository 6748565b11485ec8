import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { displayName } from '#server/display-name.ts'
import { conflict, forbidden, invalidField, notFound, tooMany, unauthorized } from '#server/errors.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import { type LockedListing, lockListing } from '#server/listings/locked-listing.repository.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import * as mails from '#server/mail/templates/claim-mails.ts'
import type { ListingMail } from '#server/mail/templates/listing-mails.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import type { MailContent } from '#server/mail/templates/render-mail.ts'
import { hasReviewed } from '#server/reviews/reviews.repository.ts'
import { keyedHash, randomSecret } from '#server/secrets.ts'
import * as users from '#server/users/users.repository.ts'
import type { AdminClaims, Claim, ConfirmClaimAnswer, CreateClaimBody } from '#shared/contract/claims.ts'
import { type DoneAnswer, undoGrantSeconds } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { viewPath } from '#shared/listings/view-path.ts'
import { contactEmailOf, isOwnDomain, ownDomainsOf } from './claim-domain.ts'
import * as rows from './claims.repository.ts'

const dayMs = 86_400_000
const maxPerDay = 5
const linkDays = 7
const maxShown = 200

interface ClaimDeps {
  db: Db
  clock: () => Date
  mailer: Pick<Mailer, 'enqueue'>
  site: MailSite
  sessionSecret: string
  rateLimit: boolean
}

export type ClaimService = ReturnType<typeof createClaimService>

export function createClaimService({ db, clock, mailer, site, sessionSecret, rateLimit }: ClaimDeps) {
  const hashOf = (token: string) => keyedHash(sessionSecret, 'claim', token)

  const mailOf = (kind: Kind, title: string, path: string, firstName: string | null): ListingMail => ({
    firstName,
    kindLabel: kindOf(kind).names.label,
    title,
    path,
  })

  /** Throws if the owner cannot change. */
  const lockClaimable = async (db: Tx, kind: Kind, id: number, userId: string): Promise<LockedListing> => {
    const listing = await lockListing(db, kind, id)
    if (!listing?.state.isApproved) throw notFound()
    if (listing.userId !== null) throw conflict('This listing has an owner already.')
    if (await hasReviewed(db, userId, id))
      throw conflict('Owners do not review their own listing. The review has to be deleted first.')
    return listing
  }

  /** Makes the claimant the owner and notifies both sides. Returns the id of the audit entry. */
  const transfer = async (db: Tx, { claim, kind }: ClaimWithKind, by: Actor, isConfirmedByMail: boolean) => {
    const listing = await lockClaimable(db, kind, claim.listingId, claim.userId)
    const claimant = await users.findById(db, claim.userId)
    if (!claimant || claimant.suspendedAt !== null) throw conflict('The account that asked is suspended.')
    const now = clock()
    await rows.setOwner(db, listing.id, claim.userId, now)
    await rows.setClaimStatus(db, claim.id, 'approved', now)
    const delayMs = isConfirmedByMail ? 0 : undoGrantSeconds * 1000
    const send = (to: string, content: MailContent) => mailer.enqueue(db, { ...content, to, delayMs })
    const { title } = listing
    const mailIds = [
      await send(
        claimant.email,
        mails.claimApproved(site, mailOf(kind, title, '/my-listings', claimant.firstName)),
      ),
    ]
    const contact = contactEmailOf((await findListing(db, kind, listing.id))?.values ?? {})
    if (contact !== null && contact !== claimant.email && contact !== claim.email) {
      mailIds.push(
        await send(
          contact,
          mails.listingClaimed(site, mailOf(kind, title, viewPath(kind, listing.id), null)),
        ),
      )
    }
    return recordAudit(db, by, now, {
      action: isConfirmedByMail ? 'confirm-claim' : 'approve-claim',
      itemType: kind,
      itemId: listing.id,
      before: { title, owner: null },
      after: { title, owner: claim.userId, claimId: claim.id, mailIds: mailIds.filter((id) => id !== null) },
    })
  }

  /** Every decision locks the listing first. The claim may have changed before the lock, so it is read again. */
  const lockClaim = async (db: Tx, id: number): Promise<ClaimWithKind> => {
    const before = await rows.findClaim(db, id)
    if (!before) throw notFound()
    await lockListing(db, before.kind, before.claim.listingId)
    const found = await rows.findClaim(db, id)
    if (!found) throw notFound()
    return found
  }

  return {
    /** A second claim of the same listing replaces the first while it is open. */
    async create(
      actor: Actor,
      { listingType: kind, listingId, message, email }: CreateClaimBody,
    ): Promise<Claim> {
      return transact(db, async (db) => {
        const stored = await findListing(db, kind, listingId)
        if (!stored?.row.isLive) throw notFound()
        const listing = await lockClaimable(db, kind, listingId, actor.userId)
        const user = await users.lockById(db, actor.userId)
        if (!user) throw unauthorized()
        if (email !== null && !isOwnDomain(email, stored.values))
          throw domainMismatch(ownDomainsOf(stored.values))
        const now = clock()
        const since = new Date(now.getTime() - dayMs)
        const isNew = !(await rows.hasOpenClaim(db, user.id, listingId))
        if (rateLimit && isNew && (await rows.countClaimsSince(db, user.id, since)) >= maxPerDay)
          throw tooMany(dayMs / 1000, 'You have asked for several listings today. Please go on tomorrow.')
        const token = randomSecret()
        const claim = await rows.saveClaim(db, {
          listingId,
          userId: user.id,
          message,
          email,
          tokenHash: email === null ? null : hashOf(token),
          tokenExpiresAt: email === null ? null : new Date(now.getTime() + linkDays * dayMs),
          createdAt: now,
        })
        if (email !== null) {
          const mail = mailOf(kind, listing.title, `/claims/confirm#token=${token}`, null)
          await mailer.enqueue(db, { ...mails.confirmClaim(site, mail), to: email })
        }
        return present({ claim, kind })
      })
    },

    /** Only the requesting account can confirm: typing another person's address proves nothing. */
    async confirm(actor: Actor, token: string): Promise<ConfirmClaimAnswer> {
      return transact(db, async (db) => {
        const byToken = await rows.findClaimByToken(db, hashOf(token), clock())
        if (!byToken) throw linkExpired()
        if (byToken.claim.userId !== actor.userId)
          throw forbidden('Please sign in with the account that asked for the listing.')
        const found = await lockClaim(db, byToken.claim.id)
        if (found.claim.status === 'rejected') throw linkExpired()
        if (found.claim.status === 'open') await transfer(db, found, actor, true)
        const { listingId } = found.claim
        return { message: 'Thank you. The listing is yours to manage.', listingType: found.kind, listingId }
      })
    },

    async open(): Promise<AdminClaims> {
      const [found, total] = await Promise.all([rows.findOpenClaims(db, maxShown), rows.countOpenClaims(db)])
      const claims = found.map(({ claim, kind, title, ownerId, claimant }) => ({
        ...present({ claim, kind }),
        listingTitle: title,
        hasOwner: ownerId !== null,
        claimant: { id: claimant.id, displayName: displayName(claimant), email: claimant.email },
      }))
      return { claims, total }
    },

    async approve(actor: Actor, id: number): Promise<DoneAnswer> {
      return transact(db, async (db) => {
        const found = await lockClaim(db, id)
        const message = 'Claim approved'
        if (found.claim.status === 'approved') return { message, auditId: null }
        if (found.claim.status === 'rejected') throw conflict('This claim was rejected already.')
        return { message, auditId: await transfer(db, found, actor, false) }
      })
    },

    async reject(actor: Actor, id: number): Promise<DoneAnswer> {
      return transact(db, async (db) => {
        const { claim, kind } = await lockClaim(db, id)
        const message = 'Claim rejected'
        if (claim.status === 'rejected') return { message, auditId: null }
        if (claim.status === 'approved') throw conflict('This claim was approved already.')
        const now = clock()
        await rows.setClaimStatus(db, id, 'rejected', now)
        const claimant = await users.findById(db, claim.userId)
        const title = (await findListing(db, kind, claim.listingId))?.row.title ?? ''
        const content = mails.claimRejected(site, mailOf(kind, title, '/', claimant?.firstName ?? null))
        const delayMs = undoGrantSeconds * 1000
        const mailId = claimant && (await mailer.enqueue(db, { ...content, to: claimant.email, delayMs }))
        const auditId = await recordAudit(db, actor, now, {
          action: 'reject-claim',
          itemType: kind,
          itemId: claim.listingId,
          before: { title },
          after: { title, claimId: id, ...(mailId !== null && { mailId }) },
        })
        return { message, auditId }
      })
    },
  }
}

type ClaimWithKind = NonNullable<Awaited<ReturnType<typeof rows.findClaim>>>

const present = ({ claim, kind }: ClaimWithKind): Claim => ({
  id: claim.id,
  listingType: kind,
  listingId: claim.listingId,
  message: claim.message,
  email: claim.email,
  status: claim.status,
  createdAt: claim.createdAt.toISOString(),
})

const domainMismatch = (domains: string[]) =>
  invalidField(
    'email',
    domains.length === 0
      ? 'This listing has no website or address of its own to compare with. Please leave this empty.'
      : `Please use an address at ${domains.join(' or ')}, or leave this empty`,
  )

const linkExpired = () =>
  invalidField(
    'token',
    'This link has expired',
    'This link has expired or was replaced by a newer one. Please send the request again.',
  )
