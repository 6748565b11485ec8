import type { listings } from '#server/db/schema/listings.ts'

type Row = Pick<
  typeof listings.$inferSelect,
  'approvedAt' | 'importBatchId' | 'linkCheckedAt' | 'confirmedAt'
>

/** After this time without an approval or a confirmation, owners are asked whether a listing is still right. */
export const confirmationMs = 91 * 24 * 3_600_000

/** The latest of an admin's approval, the owner's confirmation and a check that found the links working (docs/product.md 4.15). */
export const checkedAtOf = (row: Row): Date | null =>
  latestOf([readAt(row), row.confirmedAt, row.linkCheckedAt])

export const isConfirmationDue = (row: Row, now: Date): boolean => {
  const sureAt = latestOf([readAt(row), row.confirmedAt])
  return sureAt === null || now.getTime() - sureAt.getTime() >= confirmationMs
}

/** Nobody reads the rows of an import one by one. */
const readAt = ({ approvedAt, importBatchId }: Row): Date | null =>
  importBatchId === null ? approvedAt : null

const latestOf = (moments: (Date | null)[]): Date | null =>
  moments.reduce((latest, moment) => (latest === null || (moment && moment > latest) ? moment : latest), null)
