import { displayName, type Named } from '#server/display-name.ts'
import type { StoredAuditEntry } from './audit.repository.ts'

export const presentAuditEntry = ({ entry, actor }: { entry: StoredAuditEntry; actor: Named | null }) => ({
  id: entry.id,
  actorId: entry.actorId,
  actorName: actor && displayName(actor),
  action: entry.action,
  itemType: entry.itemType,
  itemId: entry.itemId,
  before: entry.before,
  after: entry.after,
  createdAt: entry.createdAt.toISOString(),
})
