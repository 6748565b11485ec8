import type { listings } from '#server/db/schema/listings.ts'

type Row = Pick<
  typeof listings.$inferSelect,
  'approvedAt' | 'importBatchId' | 'linkCheckedAt' | 'confirmedAt'
>

/** Without an approval or confirmation for this long, the owner gets a confirmation request. */
export const confirmationMs = 91 * 24 * 3_600_000

/** The latest of an admin's approval, the owner's confirmation and a successful link check (docs/product.md 4.15). */
export const checkedAtOf = (row: Row): Date | null =>
  latestOf([reviewedAt(row), row.confirmedAt, row.linkCheckedAt])

export const isConfirmationDue = (row: Row, now: Date): boolean => {
  const since = latestOf([reviewedAt(row), row.confirmedAt])
  return since === null || now.getTime() - since.getTime() >= confirmationMs
}

/** An import approves its rows without reviewing each. */
const reviewedAt = ({ approvedAt, importBatchId }: Row): Date | null =>
  importBatchId === null ? approvedAt : null

const latestOf = (moments: (Date | null)[]): Date | null =>
  moments.reduce((latest, moment) => (latest === null || (moment && moment > latest) ? moment : latest), null)
