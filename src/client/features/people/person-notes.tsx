import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useAddNote, useDeleteNote } from '#client/api/people.ts'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Person } from '#shared/contract/person.ts'
import { PersonSection } from './person-section.tsx'

interface PersonNotesProps {
  userId: string
  notes: Person['notes']
}

export function PersonNotes({ userId, notes }: PersonNotesProps) {
  const [content, setContent] = useState('')
  const add = useAddNote(userId)
  const remove = useDeleteNote(userId)
  const list = useFocusAfterRemoval<HTMLUListElement>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (content.trim() === '' || add.isPending) return
    add.mutate(content, {
      onSuccess: () => {
        setContent('')
        toastSuccess('Note saved')
      },
      onError: (error) => toastError(failureMessage(error, 'Failed to save the note')),
    })
  }
  return (
    <PersonSection title="Notes" total={notes.total} shown={notes.items.length} empty="No notes.">
      <ul ref={list} aria-label="Notes" className="divide-y divide-line text-sm">
        {notes.items.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
              <p className="text-xs text-ink-faint">
                {note.authorName ?? 'A deleted account'}, {formatDateTime(note.createdAt)}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-disabled={remove.isPending}
              onClick={() =>
                remove.mutate(note.id, {
                  onError: (error) => toastError(failureMessage(error, 'Failed to delete the note')),
                })
              }
            >
              <Trash2 aria-hidden="true" />
              <span className="sr-only">Delete the note “{note.content.slice(0, 40)}”</span>
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <Field label="New note" hint="For other admins. It is part of what the person can download.">
          <Textarea
            maxLength={2000}
            className="min-h-20!"
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          size="sm"
          className="self-end"
          loading={add.isPending}
          aria-disabled={!content.trim()}
        >
          Save note
        </Button>
      </form>
    </PersonSection>
  )
}
