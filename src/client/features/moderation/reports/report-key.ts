import type { AdminReport } from '#shared/contract/moderation.ts'

/** Differs from the keys of listings. */
export const reportKey = ({ id }: Pick<AdminReport, 'id'>) => `report-${id}`
