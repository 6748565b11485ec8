import type { AdminReport } from '#shared/contract/moderation.ts'

/** Distinct from listing keys. */
export const reportKey = ({ id }: Pick<AdminReport, 'id'>) => `report-${id}`
