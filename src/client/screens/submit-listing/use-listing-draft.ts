import { useState } from 'react'
import { type FormValues, startValues } from '#client/features/listing-form/form-values.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { type Draft, dropDraft, readDraft, writeDraft } from './drafts.ts'

/** The draft of a form: what it begins with, and how it is kept up to date. An untouched form leaves none. */
export function useListingDraft(userId: string, kind: Kind) {
  const [initial] = useState(() => readDraft(userId, kind))
  const [draft, setDraft] = useState<Draft | null>(initial)

  const keep = (change: Partial<Draft>) => {
    // Read anew: the photo and the fields report on their own, and neither may undo the other.
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
    /** What is typed now, for what follows from it. */
    values: draft?.values ?? null,
    saveValues: (values: FormValues) => keep({ values: inOrder(kind, values) }),
    savePhoto: (photoUrl: string | null) => keep({ photoUrl }),
  }
}

const emptyDraft = (kind: Kind): Draft => ({ values: startValues(kind, 'submit'), photoUrl: null })

/** The form reports its fields in the order they were shown. */
const inOrder = (kind: Kind, values: FormValues): FormValues =>
  Object.fromEntries(Object.keys(startValues(kind, 'submit')).map((name) => [name, values[name] ?? null]))
