import { useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useTrack } from '#client/api/tracker.ts'
import { Alert } from '#client/ui/alert.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toastSuccess } from '#client/ui/toast-store.ts'
import { type Tracker, trackerLimits } from '#shared/contract/tracker.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { ChecklistEditor } from './checklist-editor.tsx'

interface TrackerDialogProps {
  item: { kind: Kind; id: number; title: string }
  tracker: Tracker
  onClose: () => void
}

/** Private note, own date and checklist of a saved item. A failure keeps the input. */
export function TrackerDialog({ item, tracker, onClose }: TrackerDialogProps) {
  const [note, setNote] = useState(tracker.note ?? '')
  const [dueOn, setDueOn] = useState(tracker.dueOn ?? '')
  const [checklist, setChecklist] = useState(tracker.checklist)
  const track = useTrack({
    onSuccess: () => {
      toastSuccess('Notes saved')
      onClose()
    },
  })
  const save = () => {
    const changes = { note: note.trim() || null, dueOn: dueOn || null, checklist }
    track.mutate({ kind: item.kind, id: item.id, changes, before: tracker })
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isChanged={checklist !== tracker.checklist}
      size="md"
      title={item.title}
      description="Only you see this."
      footer={
        <DialogButtons onCancel={onClose} loading={track.isPending} onClick={save}>
          Save
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-5">
        {track.error ? <Alert tone="danger">{errorMessage(track.error)}</Alert> : null}
        <Field
          label="My own date"
          hint="We remind you on this day. The deadline of the listing has its own reminders."
        >
          <Input
            type="date"
            className="max-w-56"
            min="1900-01-01"
            max="2200-12-31"
            value={dueOn}
            onChange={(event) => setDueOn(event.target.value)}
          />
        </Field>
        <ChecklistEditor checklist={checklist} onChange={setChecklist} />
        <Field label="Note" aside={<NoteLength length={note.length} />}>
          <Textarea
            className="min-h-28"
            maxLength={trackerLimits.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}

function NoteLength({ length }: { length: number }) {
  return (
    <span className="text-xs text-ink-faint">
      {length.toLocaleString('en-US')} of {trackerLimits.note.toLocaleString('en-US')}
    </span>
  )
}
