import type { AuditRecord } from '#server/audit/audit.repository.ts'
import type { LockedListing, ModerationState } from './decisions.repository.ts'

/** A listing's state as the log keeps it. */
export const recordOf = ({
  isApproved,
  isActive,
  approvedAt,
  rejectedAt,
  rejectionReason,
}: ModerationState) => ({
  isApproved,
  isActive,
  approvedAt: approvedAt?.toISOString() ?? null,
  rejectedAt: rejectedAt?.toISOString() ?? null,
  rejectionReason,
})

/** Together with the title, by which a person recognises the listing once it is gone. */
export const titledRecordOf = ({ title, state }: Pick<LockedListing, 'title' | 'state'>): AuditRecord => ({
  title,
  ...recordOf(state),
})

/** The state that a record of the log tells of. */
export const stateIn = (record: AuditRecord | null): ModerationState => ({
  isApproved: record?.isApproved === true,
  isActive: record?.isActive === true,
  approvedAt: momentIn(record?.approvedAt),
  rejectedAt: momentIn(record?.rejectedAt),
  rejectionReason: typeof record?.rejectionReason === 'string' ? record.rejectionReason : null,
})

export const isSameState = (a: ModerationState, b: ModerationState): boolean =>
  JSON.stringify(recordOf(a)) === JSON.stringify(recordOf(b))

const momentIn = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
