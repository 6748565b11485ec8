import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useConfirmPassword } from '#client/api/account.ts'
import { isUnauthorized } from '#client/api/api-error.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { showFormError } from '#client/api/show-form-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { reauthenticateBodySchema } from '#shared/contract/auth.ts'

interface ConfirmPasswordDialogProps {
  onConfirmed: () => void
  onClose: () => void
}

export function ConfirmPasswordDialog({ onConfirmed, onClose }: ConfirmPasswordDialogProps) {
  const formId = useId()
  const confirm = useConfirmPassword()
  const user = useCurrentUser()
  const form = useForm({ resolver: zodResolver(reauthenticateBodySchema), defaultValues: { password: '' } })
  const { errors } = form.formState
  const input = useRef<HTMLInputElement | null>(null)
  const { ref, ...password } = form.register('password')
  const submit = form.handleSubmit((body) =>
    confirm.mutate(body, {
      onSuccess: onConfirmed,
      onError: (error) => {
        if (!isUnauthorized(error)) showFormError(form, error)
      },
    }),
  )
  const hasPassword = user?.hasPassword ?? true
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      initialFocus={input}
      title="Please confirm your password"
      description={
        hasPassword
          ? 'You signed in a while ago. For this change we need to be sure that it is you.'
          : 'You signed in a while ago with another service. For this change, please sign out and sign in again.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {hasPassword ? (
            <Button type="submit" form={formId} loading={confirm.isPending}>
              Confirm
            </Button>
          ) : (
            <LinkButton href="/api/logout" fullPage>
              Sign Out
            </LinkButton>
          )}
        </>
      }
    >
      {hasPassword ? (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
          {errors.root ? <Alert tone="danger">{errors.root.message}</Alert> : null}
          <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput
              autoComplete="current-password"
              {...password}
              ref={(element) => {
                ref(element)
                input.current = element
              }}
            />
          </Field>
        </form>
      ) : null}
    </Dialog>
  )
}
