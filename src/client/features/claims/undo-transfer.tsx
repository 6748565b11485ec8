import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { useUndoActions } from '#client/api/moderation-actions.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'

/** Removes the new owner of a claimed listing. */
export function UndoTransfer({ auditId }: { auditId: number }) {
  const [isConfirming, setConfirming] = useState(false)
  const undo = useUndoActions()
  const confirm = async () => {
    try {
      await undo.mutateAsync([auditId])
      toastSuccess('The listing has no owner again')
    } catch (error) {
      const failed = 'Failed to undo the claim'
      toastError(failureMessage(error, hasStatus(error, 409) ? `${failed}. ${error.userMessage}` : failed))
    }
    setConfirming(false)
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setConfirming(true)}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Take the listing from its owner?"
        description="It has no owner then, replies to its reviews disappear, and the claim is open again."
        action="Undo the claim"
        isPending={undo.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
