import { memo } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { Field } from '#client/ui/field.tsx'
import type { Field as FieldDefinition } from '#shared/listings/fields.ts'
import { ChoiceControl } from './choice-control.tsx'
import { FlagControl } from './flag-control.tsx'
import { type FormMode, type FormValues, isEmpty, isShown } from './form-values.ts'
import { ListControl } from './list-control.tsx'
import { TextControl } from './text-control.tsx'

interface FormFieldProps {
  mode: FormMode
  name: string
  field: FieldDefinition
  control: Control<FormValues>
  start: FormValues
  className?: string
}

/** Renders one registry field: label, control, hint and error. Memoized, because a form has dozens. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { field, control } = props
  const flag = useWatch({ control, name: field.onlyWhen ?? '', disabled: field.onlyWhen === undefined })
  if (field.onlyWhen !== undefined && !isShown(field, { [field.onlyWhen]: flag })) return null
  return <ShownField {...props} />
})

function ShownField({ mode, name, field, control, start, className }: FormFieldProps) {
  const { field: controlled, fieldState } = useController({ control, name })
  const isAdvised = field.advised !== undefined && fieldState.isTouched && isEmpty(controlled.value)
  const shared = {
    label: field.label,
    hint: isAdvised ? field.advised : field.hint,
    error: fieldState.error?.message,
    required: Boolean(field.required ?? field.requiredInForms ?? field.advised),
    className,
  }
  switch (field.type) {
    case 'list':
      return <ListControl {...shared} {...{ field, control, controlled }} />
    case 'flag':
      return <FlagControl {...shared} {...{ field, controlled }} />
    case 'choice':
      return (
        <Field {...shared}>
          <ChoiceControl {...{ field, mode, controlled }} stored={start[name]} />
        </Field>
      )
    case 'whole':
      if (field.labels) {
        return (
          <Field {...shared}>
            <ChoiceControl field={levelChoice(field.label, field.labels)} {...{ mode, controlled }} />
          </Field>
        )
      }
  }
  return (
    <Field {...shared} hint={shared.hint ?? (isRich(name) ? richTextHint : undefined)}>
      <TextControl {...{ field, mode, controlled }} />
    </Field>
  )
}

/** Long text with paragraphs and bold; other long fields are a sentence or two. */
const isRich = (name: string) => name === 'description'

const richTextHint = (
  <>
    For <strong className="font-semibold">bold</strong>, write **bold**. An empty line starts a new paragraph.
  </>
)

/** A number with named values renders as a select. */
function levelChoice(label: string, labels: Readonly<Record<number, string>>) {
  return { type: 'choice' as const, label, options: Object.keys(labels), labels }
}
