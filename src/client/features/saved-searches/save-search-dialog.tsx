import { type FormEvent, useId, useState } from 'react'
import { Link } from 'wouter'
import { ApiError, errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useSavedSearches, useSaveSearch } from '#client/api/saved-searches.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type DigestChoice, maxSearchName } from '#shared/contract/saved-searches.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { digestOptions } from './digest-options.ts'
import { isSameSearch } from './same-search.ts'
import type { SearchToSave } from './search-to-save.ts'

/** Sets the name and the email frequency. */
export function SaveSearchDialog({ listingType, query, onClose }: SearchToSave & { onClose: () => void }) {
  const formId = useId()
  const params = new URLSearchParams(query)
  const earlier = useSavedSearches().data?.find((saved) => isSameSearch(saved, listingType, params))
  const [name, setName] = useState(() => suggestedName(listingType, params))
  const [digest, setDigest] = useState<DigestChoice>('none')
  const [error, setError] = useState<string>()
  const save = useSaveSearch({
    onSuccess: ({ name }) => {
      toastSuccess(`“${name}” is in Saved Items`)
      onClose()
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status < 500) setError(failure.userMessage)
      else toastError(failureMessage(failure, errorMessage(failure)))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setError('Name is required')
    else save.mutate({ name, listingType, query: Object.fromEntries(params), digest })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Save this search"
      description="See what’s new in Saved Items."
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId} loading={save.isPending}>
          Save search
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {earlier && !save.isSuccess ? (
          <Alert tone="accent">
            You already saved this search as “{earlier.name}”.{' '}
            <Link href="/bookmarks#saved-searches" className="text-link">
              See your saved searches
            </Link>
          </Alert>
        ) : null}
        <Field label="Name" required error={error}>
          <Input
            value={name}
            maxLength={maxSearchName}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
        <Field label="Email me what is new" hint="You can change this any time in Saved Items.">
          <Select
            options={digestOptions}
            value={digest}
            onChange={(event) => setDigest(event.target.value as DigestChoice)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** The kind, the search text and the filter values. */
function suggestedName(listingType: SearchToSave['listingType'], params: URLSearchParams): string {
  const text = params.get('q') ?? params.get('search')
  const kind = listingType === 'all' ? null : kindOf(listingType)
  const values = kind?.filters.flatMap(({ param, op }) => (op === 'is' ? [] : (params.get(param) ?? [])))
  const about = [text, ...(values ?? [])]
    .filter(Boolean)
    .join(', ')
    .replaceAll(',', ', ')
    .replace(/ {2,}/g, ' ')
  const name = [kind?.names.nav, about].filter(Boolean).join(': ')
  return name.slice(0, maxSearchName)
}
