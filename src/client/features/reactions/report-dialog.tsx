import { type FormEvent, useId, useRef, useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { type Reportable, useSendReport } from '#client/api/reports.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field, FieldError } from '#client/ui/field.tsx'
import { RadioList } from '#client/ui/radio-list.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { maxReasonLength, otherReason, reasonText, reportReasons } from './report-reasons.ts'

export interface ReportDialogProps {
  item: Reportable
  title: string
  onClose: () => void
}

export function ReportDialog({ item, title, onClose }: ReportDialogProps) {
  const formId = useId()
  const reasons = useRef<HTMLInputElement>(null)
  const send = useSendReport(item, {
    onSuccess: () => toastSuccess('Report submitted successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to submit report')),
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const [details, setDetails] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const reason = reasonText(chosen, details)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (reason !== null && !send.isPending) send.mutate(reason, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Report this ${item.reportType}`}
      description={title}
      initialFocus={reasons}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId} loading={send.isPending}>
          Send Report
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <div className="flex flex-col gap-1">
          <RadioList
            ref={reasons}
            legend="What is wrong?"
            options={reportReasons[item.reportType]}
            value={chosen}
            onChange={setChosen}
          />
          {isSubmitted && chosen === null ? <FieldError>Please choose a reason</FieldError> : null}
        </div>
        <Field
          label={chosen === otherReason ? 'What is it?' : 'Anything to add?'}
          required={chosen === otherReason}
          hint="Only site moderators see this."
          error={
            isSubmitted && chosen === otherReason && reason === null
              ? 'Please tell us what is wrong'
              : undefined
          }
        >
          <Textarea
            className="min-h-20!"
            maxLength={maxReasonLength - 50}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
