import type { FormValues } from '#client/features/listing-form/form-values.ts'
import type { Kind } from '#shared/listings/kinds.ts'

export interface Draft {
  values: FormValues
  photoUrl: string | null
}

// Fallback when storage is blocked or full.
const inMemory = new Map<string, Draft>()

/** Per user, because several people may share a computer. */
const keyOf = (userId: string, kind: Kind) => `draft:${userId}:${kind}`

export function readDraft(userId: string, kind: Kind): Draft | null {
  const key = keyOf(userId, kind)
  try {
    return parse(localStorage.getItem(key)) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

export function writeDraft(userId: string, kind: Kind, draft: Draft) {
  const key = keyOf(userId, kind)
  inMemory.set(key, draft)
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The in-memory draft remains.
  }
}

export function dropDraft(userId: string, kind: Kind) {
  const key = keyOf(userId, kind)
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // The in-memory draft is already removed.
  }
}

/** Invalid field values are dropped by the form. */
function parse(text: string | null): Draft | null {
  const stored: unknown = text === null ? null : JSON.parse(text)
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
  const { values } = stored
  if (typeof values !== 'object' || values === null) return null
  const photoUrl = 'photoUrl' in stored && typeof stored.photoUrl === 'string' ? stored.photoUrl : null
  return { values: values as FormValues, photoUrl }
}
