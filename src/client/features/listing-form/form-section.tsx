import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Control } from 'react-hook-form'
import { afterPaint } from '#client/lib/after-paint.ts'
import { cx } from '#client/lib/cx.ts'
import { Button } from '#client/ui/button.tsx'
import { type Span, spansOf } from './field-spans.ts'
import { FormField } from './form-field.tsx'
import type { FormMode, FormValues, SectionEntry } from './form-values.ts'

interface FormSectionProps {
  mode: FormMode
  section: SectionEntry
  control: Control<FormValues>
  start: FormValues
  photo: ReactNode
  note: ReactNode
  /** Omitted where sections do not collapse. */
  progress?: SectionProgress
}

export interface SectionProgress {
  /** Validated; collapsed until the user opens it again. */
  isDone: boolean
  isOpen: boolean
  /** Receives the section's element. */
  onDone: (section: Element | null) => void
  onToggle: () => void
}

export function FormSection({ section, photo, note, progress, ...rest }: FormSectionProps) {
  const headingId = useId()
  const isOpen = progress?.isOpen ?? true
  const spans = spansOf(section.fields)
  return (
    <section
      aria-labelledby={headingId}
      className={cx(
        'grid gap-x-8 border-b border-line @4xl:grid-cols-[12rem_minmax(0,1fr)]',
        isOpen ? 'mb-8 gap-y-5 pb-8' : 'mb-4 pb-4',
        // In a dialog the buttons are in its footer, so nothing follows the last section.
        'has-[+div:empty]:mb-0 has-[+div:empty]:border-b-0',
      )}
    >
      <h3 id={headingId} className="text-lg">
        {progress ? <SectionToggle title={section.title} {...progress} /> : section.title}
      </h3>
      <div hidden={!isOpen} className="min-w-0">
        <div className="grid content-start gap-5 @xl:grid-cols-6">
          {section.fields.map(({ name, field }, index) => {
            const className = widths[spans[index] ?? 'whole']
            return field.type === 'photo' ? (
              <div key={name} className={className}>
                {photo}
              </div>
            ) : (
              <FormField key={name} {...rest} name={name} field={field} className={className} />
            )
          })}
        </div>
        {note}
        {progress && !progress.isDone ? (
          <Button
            variant="secondary"
            size="sm"
            className="mt-5"
            // Keeps focus: the error of a blurred field would move the button away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) =>
              afterPaint(() => progress.onDone(currentTarget.closest('section')))
            }
          >
            Finish section<span className="sr-only"> {section.title}</span>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function SectionToggle({ title, isDone, isOpen, onToggle }: SectionProgress & { title: string }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-md px-2 text-left hover:bg-sunken"
    >
      {isDone ? (
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" />
          <span className="sr-only">Done: </span>
        </span>
      ) : null}
      <span className="min-w-0 flex-1">{title}</span>
      <ChevronDown
        aria-hidden="true"
        className={cx('size-5 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}

const widths: Record<Span, string> = {
  whole: '@xl:col-span-6',
  half: '@xl:col-span-3',
  third: '@xl:col-span-2',
}
