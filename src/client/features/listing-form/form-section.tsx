import { type ReactNode, useId } from 'react'
import type { Control } from 'react-hook-form'
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
}

export function FormSection({ section, photo, note, ...rest }: FormSectionProps) {
  const headingId = useId()
  const spans = spansOf(section.fields)
  return (
    <section
      aria-labelledby={headingId}
      className="mb-8 grid gap-5 border-b border-line pb-8 @4xl:grid-cols-[12rem_minmax(0,1fr)] @4xl:gap-8"
    >
      <h3 id={headingId} className="text-lg">
        {section.title}
      </h3>
      <div>
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
      </div>
    </section>
  )
}

const widths: Record<Span, string> = {
  whole: '@xl:col-span-6',
  half: '@xl:col-span-3',
  third: '@xl:col-span-2',
}
