import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { moveFocusAway } from '#client/lib/move-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Input } from '#client/ui/input.tsx'
import { type ChecklistItem, trackerLimits } from '#shared/contract/tracker.ts'

interface ChecklistEditorProps {
  checklist: ChecklistItem[]
  onChange: (checklist: ChecklistItem[]) => void
}

const suggestions = [
  'Essay',
  'Transcript',
  'Recommendation',
  'Application form',
  'Resume',
  'Test scores',
  'Interview',
  'Financial aid form',
  'Parent permission',
]

export function ChecklistEditor({ checklist, onChange }: ChecklistEditorProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = checklist.length >= trackerLimits.checklistItems
  const open = suggestions.filter((one) => checklist.every((item) => item.text !== one))
  const add = (step: string) => {
    const written = step.trim()
    if (written === '' || isFull) return
    onChange([...checklist, { text: written, done: false }])
    setText('')
    input.current?.focus()
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">Checklist</legend>
      {checklist.length > 0 ? (
        <ul className="mb-2 flex flex-col">
          {checklist.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids, and two may have the same text.
            <li key={`${index} ${item.text}`} className="flex items-center gap-2">
              <Checkbox
                className="min-w-0 flex-1 wrap-anywhere"
                label={item.text}
                checked={item.done}
                onChange={(event) => onChange(checklist.with(index, { ...item, done: event.target.checked }))}
              />
              <IconButton
                label={`Remove ${item.text}`}
                onClick={({ currentTarget }) => {
                  moveFocusAway(currentTarget)
                  onChange(checklist.toSpliced(index, 1))
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex gap-2">
        <Input
          ref={input}
          aria-label="New step"
          placeholder={isFull ? 'The checklist is full' : 'Add a step'}
          maxLength={trackerLimits.checklistText}
          disabled={isFull}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add(text)
          }}
        />
        <Button variant="secondary" disabled={isFull || text.trim() === ''} onClick={() => add(text)}>
          Add
        </Button>
      </div>
      {isFull || open.length === 0 ? null : (
        <ul aria-label="Suggested steps" className="mt-3 flex flex-wrap gap-2">
          {open.map((step) => (
            <li key={step}>
              <Button variant="secondary" size="sm" onClick={() => add(step)}>
                <Plus aria-hidden="true" />
                {step}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
