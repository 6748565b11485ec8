import type { AuditRecord } from '#server/audit/audit.repository.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/**
 * The changed fields, before and after. The log is permanent, so it records that an email address or phone number changed,
 * but not its value.
 */
export const changesBetween = (kind: Kind, before: Values, after: Values) => {
  const changed = changedFields(before, after)
  if (changed.length === 0) return null
  const recorded = (values: Values): AuditRecord =>
    Object.fromEntries(changed.map((name) => [name, recordedValue(kind, name, values[name])]))
  return { before: recorded(before), after: recorded(after) }
}

export const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )

const recordedValue = (kind: Kind, name: string, value: unknown): unknown => {
  const type = kindOf(kind).fields[name]?.type
  const isPrivate = type === 'email' || type === 'phone'
  return isPrivate && value !== null && value !== undefined ? '(not kept)' : (value ?? null)
}
