import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { mailOutbox, mailSettings } from '#server/db/schema/mail.ts'
import { auditLog } from '#server/db/schema/moderation.ts'
import { passkeys } from '#server/db/schema/passkeys.ts'
import { totpFactors } from '#server/db/schema/second-factors.ts'
import { accountTokens, sessions } from '#server/db/schema/sessions.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { identities } from '#server/db/schema/users.ts'

/** Reads whole rows, except of tables with secrets: hashes, keys, and the bodies of mails, which contain sign-in links. */
export async function findAccountRecords(db: Queryable, { id, email }: { id: string; email: string }) {
  return {
    signInProviders: await db
      .select()
      .from(identities)
      .where(eq(identities.userId, id))
      .orderBy(asc(identities.createdAt)),
    sessions: await db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expire })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    emailedLinks: await db
      .select({
        purpose: accountTokens.purpose,
        email: accountTokens.email,
        createdAt: accountTokens.createdAt,
        expiresAt: accountTokens.expiresAt,
        usedAt: accountTokens.usedAt,
      })
      .from(accountTokens)
      .where(eq(accountTokens.userId, id))
      .orderBy(asc(accountTokens.createdAt)),
    oneTimeCodes: await db
      .select({ createdAt: totpFactors.createdAt })
      .from(totpFactors)
      .where(eq(totpFactors.userId, id)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt)),
    uploads: await db.select().from(uploads).where(eq(uploads.userId, id)).orderBy(asc(uploads.createdAt)),
    mail: await db
      .select({
        kind: mailOutbox.kind,
        subject: mailOutbox.subject,
        createdAt: mailOutbox.createdAt,
        sentAt: mailOutbox.sentAt,
      })
      .from(mailOutbox)
      .where(sentTo(email))
      .orderBy(asc(mailOutbox.id)),
    mailSettings: await db.select().from(mailSettings).where(eq(mailSettings.userId, id)),
    imports: await db
      .select({ ...getTableColumns(importBatches), listingType: importBatches.kind })
      .from(importBatches)
      .where(eq(importBatches.userId, id))
      .orderBy(asc(importBatches.id)),
    moderationLog: await db
      .select({
        action: auditLog.action,
        itemType: auditLog.itemType,
        itemId: auditLog.itemId,
        isByYou: sql<boolean>`${auditLog.actorId} is not distinct from ${id}::uuid`,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .where(or(eq(auditLog.actorId, id), eq(auditLog.itemId, id)))
      .orderBy(asc(auditLog.id)),
  }
}

/** The outbox refers to people by address, not by account. */
export async function removeMailTo(db: Queryable, email: string): Promise<void> {
  await db.delete(mailOutbox).where(sentTo(email))
}

const sentTo = (email: string) => sql`lower(${mailOutbox.toAddress}) = lower(${email})`
