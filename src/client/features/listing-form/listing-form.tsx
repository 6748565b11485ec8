import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { Alert } from '#client/ui/alert.tsx'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { formErrors } from './form-errors.ts'
import { FormSection } from './form-section.tsx'
import {
  type FormMode,
  type FormValues,
  type ListingPayload,
  payloadOf,
  sectionsInForm,
  startValues,
} from './form-values.ts'
import { useSectionProgress } from './use-section-progress.ts'

export interface ListingFormProps {
  kind: Kind
  /** `submit` shows the owner's fields, `edit` the admin's. */
  mode: FormMode
  /** Stored or drafted values by field. Read once: use another `key` to replace them. */
  initial?: Readonly<Record<string, unknown>>
  /** The photo control. Its URL is not part of the payload. */
  photo: ReactNode
  /** Called with a valid payload, and not while busy. */
  onSubmit: (payload: ListingPayload) => void
  busy: boolean
  /** Server errors by field. */
  serverErrors?: Readonly<Record<string, string>>
  onChange?: (values: FormValues) => void
  /** Shown below the location fields. */
  placeNote?: ReactNode
  /** Whether sections collapse when they are done. */
  collapsible?: boolean
  /** For a submit button outside the form. */
  id?: string
  /** The buttons at the end of the form. */
  children?: ReactNode
}

/** The form of any kind, generated from the registry. Fields validate on blur and on submit. */
export function ListingForm(props: ListingFormProps) {
  const { kind, mode, initial, photo, onSubmit, busy, serverErrors, onChange } = props
  const { placeNote, collapsible = false, id, children } = props
  const [start] = useState(() => startValues(kind, mode, initial))
  const form = useForm<FormValues>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: resolverOf(kind, mode, start),
  })
  const { errors, isSubmitted } = form.formState
  const sections = sectionsInForm(kind, mode)
  const { reveal, progressOf } = useSectionProgress(form, sections)

  const report = useEffectEvent((values: FormValues) => onChange?.(values))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => report({ ...values }) }),
    [form],
  )

  useEffect(() => {
    const problems = fieldServerErrors(serverErrors, start)
    for (const [index, [name, message]] of problems.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
    // A field in a collapsed section can take focus only after the error expands it.
    const timer = setTimeout(() => problems[0] && form.setFocus(problems[0][0]))
    return () => clearTimeout(timer)
  }, [form, serverErrors, start])

  const submit = form.handleSubmit(
    (values) => {
      if (!busy) onSubmit(payloadOf(kind, mode, values, start))
    },
    // Synchronous, because the first invalid field takes focus next.
    (invalid) => {
      flushSync(() => reveal(Object.keys(invalid)))
      // The field may have had focus all along, out of view: then focusing it again does not scroll.
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    },
  )
  const formErrors = Object.entries(serverErrors ?? {}).filter(([name]) => !(name in start))

  return (
    <form id={id} noValidate onSubmit={submit} className="@container flex flex-col">
      <p className="mb-6 text-sm text-ink-faint">
        Fields marked <span className="text-danger">*</span> are required.
      </p>
      {sections.map((section) => (
        <FormSection
          key={section.title}
          {...{ mode, section, photo, start }}
          control={form.control}
          progress={collapsible ? progressOf(section) : undefined}
          note={section.fields.some(({ name }) => name === 'city') ? placeNote : null}
        />
      ))}
      <div className="flex flex-col gap-4">
        {formErrors.map(([name, message]) => (
          <Alert key={name} tone="danger">
            {message}
          </Alert>
        ))}
        {isSubmitted && Object.keys(errors).length > 0 ? (
          <Alert tone="danger">{summaryOf(kind, errors)}</Alert>
        ) : null}
        {children}
      </div>
    </form>
  )
}

function resolverOf(kind: Kind, mode: FormMode, start: FormValues): Resolver<FormValues> {
  return (values) => {
    const problems = Object.entries(formErrors(kind, mode, values, start))
    if (problems.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }])),
    }
  }
}

function fieldServerErrors(serverErrors: ListingFormProps['serverErrors'], start: FormValues) {
  return Object.entries(serverErrors ?? {}).filter(([name]) => name in start)
}

function summaryOf(kind: Kind, errors: FieldErrors<FormValues>) {
  const labels = Object.keys(errors).map((name) => kindOf(kind).fields[name]?.label ?? name)
  return `Please check: ${labels.join(', ')}.`
}
