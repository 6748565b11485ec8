import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

interface SelfDemotionDialogProps {
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the one role change that an admin cannot revert. */
export function SelfDemotionDialog({ isBusy, onConfirm, onClose }: SelfDemotionDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Remove your own admin role?"
      description="You will lose access to this dashboard right away. Only another admin can restore it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isBusy} onClick={onConfirm}>
            Remove my role
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
