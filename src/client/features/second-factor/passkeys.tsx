import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, failureMessage } from '#client/api/api-error.ts'
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from '#client/api/passkeys.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { useStepFocus } from '#client/lib/use-step-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Passkey } from '#shared/contract/passkeys.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export interface PasskeysProps {
  /** Retries an action after the user confirms the password; null when canceled. */
  run: <Result>(action: () => Promise<Result>) => Promise<Result | null>
}

/** Adds, names and removes passkeys. */
export function Passkeys({ run }: PasskeysProps) {
  const { data, isError, refetch } = usePasskeys()
  const add = useAddPasskey()
  const rename = useRenamePasskey()
  const remove = useRemovePasskey()
  const [naming, setNaming] = useState<Passkey | 'new' | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const save = async (name: string) => {
    const target = naming
    setNaming(null)
    try {
      if (target === 'new') {
        const added = await run(() => add.mutateAsync(name))
        if (added === null) return
        toastSuccess('Passkey added')
        setCodes(added.recoveryCodes ?? null)
      } else if (target) {
        await rename.mutateAsync({ id: target.id, name })
        toastSuccess('Passkey renamed')
      }
    } catch (error) {
      // Browser errors, such as a canceled dialog, are not server errors.
      const failed = error instanceof ApiError ? 'Failed to save the passkey' : 'No passkey was added.'
      toastError(error instanceof ApiError ? failureMessage(error, failed) : failed)
    }
  }

  const confirmRemoval = async () => {
    const target = removing
    setRemoving(null)
    if (!target) return
    try {
      if ((await run(() => remove.mutateAsync(target.id))) !== null) toastSuccess('Passkey removed')
    } catch (error) {
      toastError(failureMessage(error as Error, 'Failed to remove the passkey'))
    }
  }

  const place = useStepFocus(codes ? 'codes' : data && 'list')

  if (isError)
    return (
      <ErrorState title="Error loading data" message="Failed to fetch passkeys" onRetry={() => refetch()} />
    )
  if (!data) return <Skeleton className="h-16" />
  if (codes)
    return (
      <section ref={place} aria-label="Passkeys" className="outline-offset-4">
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      </section>
    )
  return (
    <section ref={place} aria-label="Passkeys" className="flex flex-col gap-3 outline-offset-4">
      {data.length > 0 ? (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {data.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-ink-soft">
                  Added {formatDate(passkey.createdAt)}
                  {passkey.lastUsedAt ? `, last used ${formatDate(passkey.lastUsedAt)}` : ''}
                </p>
              </div>
              <div className="flex gap-1">
                <Button variant="ghost" size="sm" onClick={() => setNaming(passkey)}>
                  <Pencil aria-hidden="true" />
                  <span className="max-sm:sr-only">Rename</span>
                  <span className="sr-only"> {passkey.name}</span>
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setRemoving(passkey)}>
                  <Trash2 aria-hidden="true" />
                  <span className="max-sm:sr-only">Remove</span>
                  <span className="sr-only"> {passkey.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        variant="secondary"
        className="self-start"
        loading={add.isPending}
        onClick={() => setNaming('new')}
      >
        <KeyRound aria-hidden="true" />
        Add a passkey
      </Button>
      {naming ? (
        <NameDialog
          initialName={naming === 'new' ? '' : naming.name}
          onSave={(name) => void save(name)}
          onClose={() => setNaming(null)}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={`Remove the passkey ${removing?.name ?? ''}?`}
        description="It no longer signs in here. Your device may still list it until you delete it there."
        action="Remove"
        onConfirm={() => void confirmRemoval()}
      />
    </section>
  )
}

interface NameDialogProps {
  initialName: string
  onSave: (name: string) => void
  onClose: () => void
}

function NameDialog({ initialName, onSave, onClose }: NameDialogProps) {
  const formId = useId()
  const [name, setName] = useState(initialName)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={initialName === '' ? 'Add a passkey' : 'Rename the passkey'}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId} disabled={name.trim() === ''}>
          {initialName === '' ? 'Continue' : 'Save'}
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="pt-2">
        <Field label="Name" hint="So that you recognize it, such as 'My phone'.">
          <Input maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
