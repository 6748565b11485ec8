import type { Db } from '#server/db/client.ts'
import { displayName, type Named } from '#server/display-name.ts'
import type { AuditPage, AuditQuery } from '#shared/contract/audit.ts'
import { type AuditRecord, findAuditActors, findAuditPage } from './audit.repository.ts'

export interface AuditService {
  page(query: AuditQuery): Promise<AuditPage>
}

export const createAuditService = ({ db }: { db: Db }): AuditService => ({
  async page(query) {
    const [{ rows, total }, actors] = await Promise.all([
      findAuditPage(db, query),
      findAuditActors(db, query.group),
    ])
    return {
      entries: rows.map(({ entry, actor }) => ({
        id: entry.id,
        actorId: entry.actorId,
        actorName: nameOf(actor),
        action: entry.action,
        itemType: entry.itemType,
        itemId: entry.itemId,
        before: entry.before as AuditRecord | null,
        after: entry.after as AuditRecord | null,
        createdAt: entry.createdAt.toISOString(),
      })),
      actors: actors.flatMap(({ id, actor }) => (id === null ? [] : { id, name: nameOf(actor) })),
      total,
      totalPages: Math.ceil(total / query.limit),
      currentPage: query.page,
    }
  },
})

const nameOf = (person: Named | null): string | null => person && displayName(person)
