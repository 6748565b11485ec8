import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useDeleteSharedList, useOwnSharedLists } from '#client/api/shared-lists.ts'
import { countOf } from '#client/lib/count-of.ts'
import { formatDay } from '#client/lib/format-day.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { OwnSharedList } from '#shared/contract/shared-lists.ts'

/** A person's shared lists, each with its link and a stop button. */
export function OwnSharedLists() {
  const { data: lists, isError } = useOwnSharedLists()
  const [ending, setEnding] = useState<OwnSharedList | null>(null)
  const end = useDeleteSharedList({
    onSuccess: () => {
      setEnding(null)
      toastSuccess('The list is no longer shared')
    },
    onError: (error) => toastError(failureMessage(error, 'Failed to stop sharing the list')),
  })
  if (isError) return <p className="text-sm text-danger">Your shared lists could not be loaded.</p>
  if (!lists || lists.length === 0) return null
  return (
    <section aria-labelledby="own-shared-lists">
      <h3 id="own-shared-lists" className="text-base">
        {countOf(lists.length, 'shared list')}
      </h3>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {lists.map((list) => (
          <li key={list.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                {list.name}
                {list.isExpired ? <Badge>Expired</Badge> : null}
              </p>
              <p className="text-sm text-ink-soft">
                {countOf(list.items.length, 'item')} ·{' '}
                {list.expiresOn === null ? 'until you stop sharing it' : `until ${formatDay(list.expiresOn)}`}
              </p>
            </div>
            <div className="flex items-center gap-1">
              {list.isExpired ? null : <CopyButton value={list.url} what={`link to ${list.name}`} />}
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Stop sharing ${list.name}`}
                onClick={() => setEnding(list)}
              >
                Stop sharing
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(isOpen) => !isOpen && setEnding(null)}
        title={`Stop sharing ${ending?.name ?? 'this list'}?`}
        description="The link stops working right away. Your saved items stay, and so do those that others saved from it."
        action="Stop sharing"
        isPending={end.isPending}
        onConfirm={() => ending && end.mutate(ending.id)}
      />
    </section>
  )
}
