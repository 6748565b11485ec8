import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useUndoImport } from '#client/api/imports.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'

export function UndoImport({ id }: { id: number }) {
  const [isConfirming, setConfirming] = useState(false)
  const undo = useUndoImport({
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(failureMessage(error, errorMessage(error))),
  })
  return (
    <>
      <Button variant="secondary" size="sm" loading={undo.isPending} onClick={() => setConfirming(true)}>
        {undo.isPending ? null : <Undo2 aria-hidden="true" />}
        Undo this import
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Undo import ${id}?`}
        description="Its listings are removed, except those that have since been edited, deactivated, reviewed, liked, saved or reported."
        action="Undo this import"
        onConfirm={() => {
          setConfirming(false)
          undo.mutate(id)
        }}
      />
    </>
  )
}
