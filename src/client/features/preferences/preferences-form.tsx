import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { failureMessage } from '#client/api/api-error.ts'
import { useSavePreferences } from '#client/api/preferences.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { OptionPills } from '#client/ui/option-pills.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Select } from '#client/ui/select.tsx'
import { dismissToasts, toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type Preferences, preferencesBodySchema } from '#shared/contract/preferences.ts'
import { grades } from '#shared/reference/grades.ts'
import { interests } from '#shared/reference/interests.ts'

interface PreferencesFormProps {
  preferences: Preferences
  submitLabel: string
  /** Beside the submit button. */
  aside?: ReactNode
  onSaved?: () => void
  onDirtyChange?: (isDirty: boolean) => void
}

const roles = [
  { value: 'student', label: 'A student' },
  { value: 'parent', label: 'A parent' },
] as const

const gradeOptions = [
  { value: '', label: 'Not specified' },
  ...grades.map((grade) => ({ value: grade, label: grade })),
]

/** The four onboarding questions, all optional. */
export function PreferencesForm(props: PreferencesFormProps) {
  const { preferences, submitLabel, aside, onSaved, onDirtyChange } = props
  const save = useSavePreferences({
    onSuccess: () => {
      toastSuccess('Your answers are saved')
      onSaved?.()
    },
    onError: (error) => toastError(failureMessage(error, 'Failed to save your answers')),
  })
  const form = useForm({
    resolver: zodResolver(preferencesBodySchema),
    mode: 'onTouched',
    defaultValues: valuesOf(preferences),
  })
  const { errors, isDirty } = form.formState
  const { reset } = form
  const role = form.watch('role')
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])

  // Shows the stored values, except fields that the user is editing.
  useEffect(() => reset(valuesOf(preferences), { keepDirtyValues: true }), [preferences, reset])

  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: (saved) => reset(valuesOf(saved)),
      onError: (error) => showFormError(form, error),
    }),
  )

  return (
    <form
      noValidate
      onSubmit={afterPress(() => {
        dismissToasts()
        return submit()
      })}
      className="flex flex-col gap-5"
    >
      {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Segmented
              legend="I am"
              options={roles}
              value={field.value ?? ''}
              onChange={field.onChange}
              className="min-w-0"
            />
          )}
        />
        <Field label={role === 'parent' ? 'My student is in' : 'I am in'} error={errors.grade?.message}>
          <Select options={gradeOptions} {...form.register('grade')} />
        </Field>
        <Field label="ZIP code" error={errors.zipcode?.message}>
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            placeholder="94568"
            {...form.register('zipcode')}
          />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="interests"
        render={({ field }) => (
          <OptionPills
            label={role === 'parent' ? 'My student likes' : 'I like'}
            options={interests}
            chosen={field.value ?? []}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={errors.interests?.message}
          />
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-sm text-ink-faint">
          Other users never see this. It is used to suggest listings and to place you in the guide.
        </p>
        <div className="ml-auto flex flex-wrap gap-3">
          {aside}
          <Button type="submit" loading={save.isPending}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}

function valuesOf({ role, grade, interests: chosen, zipcode }: Preferences) {
  return {
    role,
    grade: grades.find((known) => known === grade) ?? ('' as const),
    interests: chosen,
    zipcode: zipcode ?? '',
  }
}
