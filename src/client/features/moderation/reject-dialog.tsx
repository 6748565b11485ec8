import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { rejectionReasons } from './rejection-reasons.ts'

interface RejectDialogProps {
  title: string
  isBusy: boolean
  onReject: (reason: string) => void
  onClose: () => void
}

/** Collects a reason, with common ones as presets. The submitter receives the text as written. */
export function RejectDialog({ title, isBusy, onReject, onClose }: RejectDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') {
      // Synchronous, so that screen readers read the error with the field.
      flushSync(() => setSubmitted(true))
      field.current?.focus()
    } else if (!isBusy) onReject(reason.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Send back"
      description={title}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId} loading={isBusy}>
          Send back
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Reasons that come up often</legend>
          <div className="flex flex-wrap gap-2">
            {rejectionReasons.map(({ label, text }) => (
              <button
                key={label}
                type="button"
                aria-pressed={reason === text}
                onClick={() => setReason(text)}
                className="min-h-11 rounded-full border border-line-strong/60 px-3.5 text-sm transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent md:min-h-9"
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <Field
          label="What the submitter will read"
          required
          hint="Sent by email and shown in My Listings. They can change the submission and send it again."
          error={isSubmitted && reason.trim() === '' ? 'Please write or choose a reason' : undefined}
        >
          <Textarea
            ref={field}
            className="min-h-32!"
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
