import { useState } from 'react'
import { useAudit } from '#client/api/moderation.ts'
import { AuditFilters, type AuditFilterValues } from '#client/features/audit/audit-filters.tsx'
import { AuditList } from '#client/features/audit/audit-list.tsx'
import { UndoTransfer } from '#client/features/claims/undo-transfer.tsx'
import { UndoImport } from '#client/features/imports/undo-import.tsx'
import { RestoreButton } from '#client/features/moderation/trash/restore-button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { AuditEntry } from '#shared/contract/audit.ts'

const initialFilters: AuditFilterValues = { group: 'moderation', actor: '', action: '', itemType: '' }

export function Activity({ onClose }: { onClose: () => void }) {
  const [filters, setFilters] = useState(initialFilters)
  const [page, setPage] = useState(1)
  const params = Object.entries({ ...filters, page: String(page) }).filter(([, value]) => value !== '')
  const { data, isLoadingError, refetch } = useAudit(String(new URLSearchParams(params)))
  return (
    <Dialog open onOpenChange={onClose} size="lg" title="Activity" description={descriptions[filters.group]}>
      <div className="flex min-h-[60vh] flex-col gap-4">
        <AuditFilters
          values={filters}
          actors={data?.actors ?? []}
          onChange={(next) => {
            setFilters(next)
            setPage(1)
          }}
        />
        {isLoadingError ? (
          <ErrorState
            title="Error loading data"
            message="Failed to fetch activity"
            onRetry={() => refetch()}
          />
        ) : null}
        {data || isLoadingError ? null : <Skeleton className="h-60" />}
        {data && !isLoadingError ? (
          <AuditList
            entries={data.entries}
            actionFor={({ id, action, itemType, itemId, after, isRestorable, isUndoable }) => {
              if (isUndoable) return <UndoTransfer auditId={id} />
              if (isRestorable)
                return <RestoreButton listing={{ listingType: itemType, id: Number(itemId) }} />
              return action === 'import' && Number(after?.rows) > 0 && !isUndone(data.entries, itemId) ? (
                <UndoImport id={Number(itemId)} />
              ) : null
            }}
          />
        ) : null}
        {data && data.totalPages > 1 ? (
          <Pagination page={page} lastPage={data.totalPages} onPageChange={setPage} />
        ) : null}
      </div>
    </Dialog>
  )
}

const descriptions: Record<AuditFilterValues['group'], string> = {
  moderation: 'Everything admins have done',
  account: 'Sign-ins and changes of passwords and email addresses, kept for 90 days',
}

/** Based on this page of the log; the server rejects a second undo anyway. */
const isUndone = (entries: AuditEntry[], importId: string) =>
  entries.some(({ action, itemId }) => action === 'undo-import' && itemId === importId)
