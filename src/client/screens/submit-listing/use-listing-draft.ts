import { useState } from 'react'
import { type FormValues, startValues } from '#client/features/listing-form/form-values.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { type Draft, dropDraft, readDraft, writeDraft } from './drafts.ts'

/** An untouched form stores no draft. */
export function useListingDraft(userId: string, kind: Kind) {
  const [initial] = useState(() => readDraft(userId, kind))
  const [draft, setDraft] = useState<Draft | null>(initial)

  const update = (change: Partial<Draft>) => {
    // Re-read, because photo and fields report changes independently.
    const current = readDraft(userId, kind) ?? emptyDraft(kind)
    const next = { ...current, ...change }
    const isEmpty = JSON.stringify(next) === JSON.stringify(emptyDraft(kind))
    if (isEmpty) dropDraft(userId, kind)
    else writeDraft(userId, kind, next)
    setDraft(isEmpty ? null : next)
  }

  return {
    initial,
    hasDraft: draft !== null,
    values: draft?.values ?? null,
    saveValues: (values: FormValues) => update({ values: inOrder(kind, values) }),
    savePhoto: (photoUrl: string | null) => update({ photoUrl }),
  }
}

const emptyDraft = (kind: Kind): Draft => ({ values: startValues(kind, 'submit'), photoUrl: null })

/** The form reports fields in display order; sorted here for comparison. */
const inOrder = (kind: Kind, values: FormValues): FormValues =>
  Object.fromEntries(Object.keys(startValues(kind, 'submit')).map((name) => [name, values[name] ?? null]))
