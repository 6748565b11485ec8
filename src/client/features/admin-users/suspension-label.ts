import { formatDay } from '#client/lib/format-day.ts'

/** 'Suspended' or 'Suspended until Mar 31'. */
export const suspensionLabel = ({ suspendedUntil }: { suspendedUntil: string | null }): string =>
  suspendedUntil === null ? 'Suspended' : `Suspended until ${formatDay(suspendedUntil)}`
