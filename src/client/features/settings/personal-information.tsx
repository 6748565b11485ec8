import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useUpdateProfile } from '#client/api/account.ts'
import { failureMessage } from '#client/api/api-error.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { afterPress } from '#client/lib/after-press.ts'
import { moveFocusAway } from '#client/lib/move-focus.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { dismissToasts, toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type Account, firstNameSchema, lastNameSchema, profileBodySchema } from '#shared/contract/users.ts'
import { grades } from '#shared/reference/grades.ts'
import { SettingsCard } from './settings-card.tsx'

const schema = profileBodySchema
  .omit({ profileImageUrl: true })
  .extend({ firstName: firstNameSchema, lastName: lastNameSchema })

const gradeOptions = [
  { value: '', label: 'Not specified' },
  ...grades.map((grade) => ({ value: grade, label: grade })),
]

interface PersonalInformationProps {
  user: Account
  onDirtyChange: (isDirty: boolean) => void
}

export function PersonalInformation({ user, onDirtyChange }: PersonalInformationProps) {
  const update = useUpdateProfile({
    onSuccess: () => toastSuccess('Profile updated successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to update profile')),
  })
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: valuesOf(user) })
  const { errors, isDirty } = form.formState
  const { reset } = form
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])

  // Shows the values as the server stored them, except fields that the user is editing.
  useEffect(() => reset(valuesOf(user), { keepDirtyValues: true }), [user, reset])

  const save = form.handleSubmit((profile) =>
    update.mutate(profile, {
      onSuccess: (saved) => reset(valuesOf(saved)),
      onError: (error) => showFormError(form, error),
    }),
  )
  const submit = () => {
    // Removes the last success toast, so that it does not appear next to new errors.
    dismissToasts()
    return save()
  }

  const discardButton = useRef<HTMLButtonElement>(null)
  const discard = () => {
    if (discardButton.current) moveFocusAway(discardButton.current)
    reset(valuesOf(user))
  }

  return (
    <SettingsCard title="Personal Information">
      <form noValidate onSubmit={afterPress(submit)} className="flex flex-col gap-5">
        {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" required error={errors.firstName?.message}>
            <Input autoComplete="given-name" maxLength={100} {...form.register('firstName')} />
          </Field>
          <Field label="Last name" required error={errors.lastName?.message}>
            <Input autoComplete="family-name" maxLength={100} {...form.register('lastName')} />
          </Field>
          <Field
            label="Nickname"
            hint="Shown to others in place of your first and last name."
            error={errors.nickname?.message}
            className="sm:col-span-2"
          >
            <Input autoComplete="nickname" maxLength={100} {...form.register('nickname')} />
          </Field>
          <Field label="Phone" error={errors.phone?.message}>
            <Input type="tel" autoComplete="tel" maxLength={100} {...form.register('phone')} />
          </Field>
          <Field label="Location" error={errors.location?.message}>
            <Input placeholder="City, State" maxLength={200} {...form.register('location')} />
          </Field>
          <Field label="School" error={errors.schoolName?.message}>
            <Input autoComplete="organization" maxLength={200} {...form.register('schoolName')} />
          </Field>
          <Field label="Grade" error={errors.grade?.message}>
            <Select options={gradeOptions} {...form.register('grade')} />
          </Field>
          <Field label="Address" error={errors.address?.message} className="sm:col-span-2">
            <Textarea rows={2} autoComplete="street-address" maxLength={300} {...form.register('address')} />
          </Field>
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          {isDirty ? (
            <Button
              variant="ghost"
              disabled={update.isPending}
              ref={discardButton}
              onClick={afterPress(discard)}
            >
              Discard changes
            </Button>
          ) : null}
          <Button type="submit" loading={update.isPending}>
            Save Changes
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}

function valuesOf(user: Account) {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    nickname: user.nickname ?? '',
    phone: user.phone ?? '',
    location: user.location ?? '',
    schoolName: user.schoolName ?? '',
    grade: grades.find((grade) => grade === user.grade) ?? ('' as const),
    address: user.address ?? '',
  }
}
