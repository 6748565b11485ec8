import { createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '#client/lib/cx.ts'

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string
  required?: boolean
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Provides the id and aria attributes to the control inside. */
export function Field({ label, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint && !error ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <FieldContext value={{ id, describedBy: errorId ?? hintId, isInvalid: Boolean(error), required }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="text-sm font-medium text-ink">
            {label}
            {required ? <RequiredMark /> : null}
          </label>
          {aside}
        </div>
        {children}
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {hintId ? (
          <p id={hintId} className="text-sm text-ink-faint">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {children}
    </p>
  )
}

/** Empty outside a field. */
export function useFieldControl() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.required || undefined,
  }
}

interface FieldState {
  id: string
  describedBy?: string
  isInvalid: boolean
  required?: boolean
}

const FieldContext = createContext<FieldState | null>(null)

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-0.5 text-danger">
      *
    </span>
  )
}
