import { X } from 'lucide-react'
import { errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useCancelImport } from '#client/api/imports.ts'
import { formatCount } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { Import } from '#shared/contract/imports.ts'

/** The import runs on the server: leaving the page does not stop it. */
export function ImportProgress({ running }: { running: Import }) {
  const cancel = useCancelImport({
    onError: (error) => toastError(failureMessage(error, errorMessage(error))),
  })
  const { rowsDone, rowsSkipped, rowsTotal, fileName } = running
  const done = rowsDone + rowsSkipped
  const share = rowsTotal ? Math.min(1, done / rowsTotal) : 0
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3.5 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block truncate font-medium">{fileName}</span>
          <span className="text-ink-soft tabular-nums">{progressText(done, rowsTotal)}</span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(running.id)}
        >
          {cancel.isPending ? null : <X aria-hidden="true" />}
          Cancel
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={`Import of ${fileName}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={progressText(done, rowsTotal)}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-700 ease-linear"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

function progressText(done: number, total: number | null) {
  if (total === null) return 'Reading the file…'
  if (done >= total) return `${formatCount(done)} rows read. Publishing…`
  return `${formatCount(done)} of ${formatCount(total)} rows`
}
