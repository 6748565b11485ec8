import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusElement } from '#client/lib/move-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { notesHeading } from '#shared/reference/guide/index.ts'
import type { GuideResource, Milestone, TimelineNote } from '#shared/reference/guide/types.ts'
import { Checklist } from './checklist.tsx'
import { ResourceLink } from './resource-link.tsx'

interface StepCardProps {
  step: Milestone
  done: ReadonlySet<string> | undefined
  onCheck: (itemId: string, isDone: boolean) => void
  /** Not printed. */
  footer: ReactNode
  /** Focuses the heading when the card replaces the button that opened it. */
  takesFocus: boolean
}

export function StepCard({ step, done, onCheck, footer, takesFocus }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    focusElement(heading.current)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <Card id="guide-step" className="flex flex-col gap-8 sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 ref={heading} className="text-2xl">
            {step.title}
          </h2>
          <p className="mt-1 text-ink-soft">{step.period}</p>
        </div>
        <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </header>
      <div
        className="prose-guide max-w-3xl"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shipped content; a test limits it to p, strong, ul and li.
        dangerouslySetInnerHTML={{ __html: step.description }}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <Checklist title="Goals" items={step.goals} done={done} onCheck={onCheck} />
        <Checklist title="Milestones" items={step.milestones} done={done} onCheck={onCheck} />
      </div>
      {step.notes ? <Notes notes={step.notes} /> : null}
      <Resources resources={step.resources} />
      {footer}
    </Card>
  )
}

function Notes({ notes }: { notes: readonly TimelineNote[] }) {
  return (
    <section aria-labelledby="guide-notes">
      <h3 id="guide-notes" className="text-lg">
        {notesHeading}
      </h3>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        {notes.map((note) => (
          <section key={note.subheader} className="break-inside-avoid border-l-2 border-accent-line pl-4">
            <h4 className="font-semibold">{note.subheader}</h4>
            <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-soft marker:text-accent">
              {note.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function Resources({ resources }: { resources: readonly GuideResource[] }) {
  return (
    <section aria-labelledby="guide-resources">
      <h3 id="guide-resources" className="text-lg">
        Resources
      </h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {resources.map((resource) => (
          <li key={resource.url} className="break-inside-avoid rounded-md bg-sunken px-4 py-3">
            <ResourceLink resource={resource} />
            <p className="mt-0.5 text-sm text-ink-soft">{resource.note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
