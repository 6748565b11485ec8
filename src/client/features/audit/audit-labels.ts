import { formatDateTime } from '#client/lib/format-date-time.ts'
import { type AuditEntry, auditActions } from '#shared/contract/audit.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'

const isKind = (type: string): type is Kind => (kindNames as string[]).includes(type)

/** Falls back to the raw name of an unknown action. */
export const actionLabel = (action: string): string =>
  (auditActions as Record<string, string>)[action] ?? action

export const itemTypeLabel = (type: string): string =>
  isKind(type) ? kindOf(type).names.label : type.charAt(0).toUpperCase() + type.slice(1)

/** 'Summer Camp “Camp Meadowlark”', the device of an account event, or the id when the log has no title. */
export const itemLabel = ({ itemType, itemId, before, after }: AuditEntry): string => {
  if (typeof after?.device === 'string') return after.device
  const title = after?.title ?? before?.title
  const name = itemTypeLabel(itemType)
  return typeof title === 'string' ? `${name} “${title}”` : `${name} ${shortId(itemId)}`
}

/** A failed sign-in has no known actor, so the entry names the account. */
export const actorLabel = ({ actorId, actorName, action, itemId }: AuditEntry): string => {
  if (action === 'sign-in-failed') return `Account ${shortId(itemId)}`
  return actorName ?? (actorId === null ? 'The command line' : 'A deleted account')
}

const shortId = (id: string): string => (id.length > 12 ? id.slice(0, 8) : id)

export interface AuditChange {
  label: string
  before: string | null
  after: string | null
}

export const changesOf = ({ itemType, before, after }: AuditEntry): AuditChange[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !hiddenFields.has(name) && !isSame(before?.[name], after?.[name]))
    .map((name) => ({
      label: labelOf(itemType, name),
      before: formatValue(before?.[name]),
      after: formatValue(after?.[name]),
    }))
}

/** Fields that the entry shows elsewhere or that have no meaning for admins. */
const hiddenFields = new Set([
  'title',
  'mailId',
  'undoes',
  'approvedAt',
  'rejectedAt',
  'pausedAt',
  'trashedAt',
  'trashedBy',
  'reportIds',
  'claimId',
  'mailIds',
  'device',
])

const labels: Record<string, string> = {
  isApproved: 'Approved',
  isActive: 'Active',
  rejectionReason: 'Reason',
  isResolved: 'Resolved',
  isHidden: 'Hidden',
  role: 'Role',
  method: 'How',
  owner: 'Owner',
  reason: 'Reason',
  until: 'Last day',
  kind: 'Kind',
  rows: 'Rows',
  rating: 'Rating',
  listingId: 'Listing',
  reportType: 'Report type',
  itemType: 'Item type',
  itemId: 'Item ID',
}

const labelOf = (itemType: string, name: string): string => {
  const field = isKind(itemType) ? kindOf(itemType).fields[name] : undefined
  return labels[name] ?? field?.label ?? name
}

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

const isoDateTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const formatValue = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ')
  if (typeof value === 'string') return isoDateTime.test(value) ? formatDateTime(value) : value
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
