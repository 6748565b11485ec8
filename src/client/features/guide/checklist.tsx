import { useId } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { Checkpoint, Goal } from '#shared/reference/guide/types.ts'

interface ChecklistProps {
  title: string
  items: readonly (Goal | Checkpoint)[]
  /** Undefined while loading; the checkboxes are disabled until then. */
  done: ReadonlySet<string> | undefined
  onCheck: (itemId: string, isDone: boolean) => void
}

export function Checklist({ title, items, done, onCheck }: ChecklistProps) {
  const headingId = useId()
  const count = items.filter((item) => done?.has(item.id)).length
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <h3 id={headingId} className="text-lg">
          {title}
        </h3>
        <p className="text-sm text-ink-soft tabular-nums">
          {done ? `${count} of ${items.length} done` : ' '}
        </p>
      </div>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item.id} className="break-inside-avoid">
            <Checkbox
              label={item.text}
              checked={done?.has(item.id) ?? false}
              disabled={done === undefined}
              onChange={(event) => onCheck(item.id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
