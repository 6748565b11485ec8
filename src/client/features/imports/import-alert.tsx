import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { ImportResult } from '#shared/contract/imports.ts'

interface ImportAlertProps {
  result: ImportResult
  children?: ReactNode
}

export function ImportAlert({ result, children }: ImportAlertProps) {
  const Icon = result.success ? CircleCheck : TriangleAlert
  const details = result.details.length === 1 && result.details[0] === result.message ? [] : result.details
  return (
    <div
      role={result.success ? 'status' : 'alert'}
      className={cx(
        'rounded-md border px-4 py-3 text-sm',
        result.success ? 'border-level-1/50 bg-level-1/10' : 'border-danger/40 bg-danger-soft',
      )}
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon
          aria-hidden="true"
          className={cx('mt-0.5 size-4 shrink-0', result.success ? 'text-level-1' : 'text-danger')}
        />
        {result.message}
      </p>
      {details.length > 0 ? (
        <ul
          aria-label="Errors"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard.
          tabIndex={0}
          className="mt-2 flex max-h-56 list-disc flex-col gap-1 overflow-y-auto pl-9"
        >
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : null}
      {children ? <div className="mt-3 pl-6">{children}</div> : null}
    </div>
  )
}
