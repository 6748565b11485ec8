import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { failureMessage } from '#client/api/api-error.ts'
import { useChangeSearch, useDeleteSearch } from '#client/api/saved-searches.ts'
import { Badge } from '#client/ui/badge.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import {
  type DigestChoice,
  maxNewCount,
  type SavedSearch,
  savedSearchPath,
} from '#shared/contract/saved-searches.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { digestOptions } from './digest-options.ts'
import { RenameSearchDialog } from './rename-search-dialog.tsx'

interface SavedSearchListProps {
  searches: readonly SavedSearch[]
  /** Shows the digest, rename and delete controls. */
  isManaged?: boolean
}

/** Opening a search marks it as visited. */
export function SavedSearchList({ searches, isManaged = false }: SavedSearchListProps) {
  const visit = useChangeSearch({})
  return (
    <ul className="flex flex-col divide-y divide-line">
      {searches.map((search) => (
        <li key={search.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <div className="min-w-0 flex-1 basis-52">
            <Link
              href={savedSearchPath(search.listingType, search.query)}
              onClick={() => visit.mutate({ id: search.id, changes: { visited: true } })}
              className="text-link font-medium wrap-anywhere"
            >
              {search.name}
            </Link>{' '}
            {search.newCount > 0 ? (
              <Badge tone="accent">
                {search.newCount >= maxNewCount ? `${maxNewCount}+` : search.newCount} new
              </Badge>
            ) : null}
            <p className="text-sm text-ink-faint">
              {search.listingType === 'all' ? 'All kinds' : kindOf(search.listingType).names.plural}
            </p>
          </div>
          {isManaged ? <Manage search={search} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Manage({ search: { id, name, digest } }: { search: SavedSearch }) {
  const [isRenaming, setRenaming] = useState(false)
  const change = useChangeSearch({
    onSuccess: () => toastSuccess('Email choice saved'),
    onError: (error) => toastError(failureMessage(error, 'Failed to change the saved search')),
  })
  const remove = useDeleteSearch({
    onSuccess: () => toastSuccess(`“${name}” is deleted`),
    onError: (error) => toastError(failureMessage(error, 'Failed to delete the saved search')),
  })
  return (
    <div className="flex items-center gap-1">
      <Select
        aria-label={`Email about ${name}`}
        options={digestOptions}
        value={change.isPending ? (change.variables.changes.digest ?? digest) : digest}
        onChange={(event) => change.mutate({ id, changes: { digest: event.target.value as DigestChoice } })}
      />
      <IconButton label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${name}`} aria-disabled={remove.isPending} onClick={() => remove.mutate(id)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      {isRenaming ? <RenameSearchDialog {...{ id, name }} onClose={() => setRenaming(false)} /> : null}
    </div>
  )
}
