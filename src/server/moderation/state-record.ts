import type { AuditRecord } from '#server/audit/audit.repository.ts'
import type { LockedListing, ModerationState } from '#server/listings/locked-listing.repository.ts'

/** A listing's state in the audit log. */
export const recordOf = ({
  isApproved,
  isActive,
  approvedAt,
  rejectedAt,
  rejectionReason,
  pausedAt,
}: ModerationState) => ({
  isApproved,
  isActive,
  approvedAt: approvedAt?.toISOString() ?? null,
  rejectedAt: rejectedAt?.toISOString() ?? null,
  rejectionReason,
  pausedAt: pausedAt?.toISOString() ?? null,
})

/** With the title, which identifies a deleted listing to people. */
export const titledRecordOf = ({ title, state }: Pick<LockedListing, 'title' | 'state'>): AuditRecord => ({
  title,
  ...recordOf(state),
})

/** The inverse of `recordOf`. */
export const stateIn = (record: AuditRecord | null): ModerationState => ({
  isApproved: record?.isApproved === true,
  isActive: record?.isActive === true,
  approvedAt: momentIn(record?.approvedAt),
  rejectedAt: momentIn(record?.rejectedAt),
  rejectionReason: typeof record?.rejectionReason === 'string' ? record.rejectionReason : null,
  pausedAt: momentIn(record?.pausedAt),
})

export const isSameState = (a: ModerationState, b: ModerationState): boolean =>
  JSON.stringify(recordOf(a)) === JSON.stringify(recordOf(b))

const momentIn = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
