import { type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { FieldError, RequiredMark } from './field.tsx'

interface FormGroupProps {
  label: string
  hint?: string
  error?: string
  required?: boolean
  className?: string
  onLeave?: () => void
  /** Receives the id of the hint or error. */
  children: (describedBy: string | undefined) => ReactNode
}

/** Several controls under one label. */
export function FormGroup({ label, hint, error, required, className, onLeave, children }: FormGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={cx('min-w-0', className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
      }}
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">
        {label}
        {required ? (
          <>
            <RequiredMark />
            <span className="sr-only">, required</span>
          </>
        ) : null}
      </legend>
      {children(error || hint ? id : undefined)}
      <div className="mt-1.5 empty:hidden">
        {error ? <FieldError id={id}>{error}</FieldError> : null}
        {hint && !error ? (
          <p id={id} className="text-sm text-ink-faint">
            {hint}
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}
