import { useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends DialogProps {
  /** Changes made without typing, such as by a button. */
  isChanged?: boolean
}

/** Asks before discarding input when closed by Escape or an outside click. */
export function FormDialog({ onOpenChange, isChanged = false, children, ...dialog }: FormDialogProps) {
  const isTouched = useRef(false)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Dialog
        {...dialog}
        onOpenChange={(open) => {
          if (open || !(isTouched.current || isChanged)) onOpenChange(open)
          else setConfirming(true)
        }}
      >
        <div
          onInput={() => {
            isTouched.current = true
          }}
        >
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Close without saving?"
        description="Your changes will be lost."
        action="Discard"
        onConfirm={() => onOpenChange(false)}
      />
    </>
  )
}
