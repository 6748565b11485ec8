import { type FormEvent, useId, useState } from 'react'
import { ApiError, errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useChangeSearch } from '#client/api/saved-searches.ts'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Input } from '#client/ui/input.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { maxSearchName } from '#shared/contract/saved-searches.ts'

interface RenameSearchDialogProps {
  id: number
  name: string
  onClose: () => void
}

export function RenameSearchDialog({ id, name, onClose }: RenameSearchDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const rename = useChangeSearch({
    onSuccess: () => {
      toastSuccess('Saved search renamed')
      onClose()
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status < 500) setError(failure.userMessage)
      else toastError(failureMessage(failure, errorMessage(failure)))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim()
    if (next === '') setError('Name is required')
    else if (next === name) onClose()
    else rename.mutate({ id, changes: { name: next } })
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Rename the saved search"
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId} loading={rename.isPending}>
          Save
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="pt-2">
        <Field label="Name" required error={error}>
          <Input
            value={typed}
            maxLength={maxSearchName}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </FormDialog>
  )
}
