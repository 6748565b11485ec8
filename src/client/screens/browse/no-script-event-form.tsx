import { type EventState, eventDistances } from '#client/features/events/url-state/event-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { eventAudiences, eventCategories } from '#shared/reference/options.ts'

/** Search and filters as plain fields; submitting them produces the same URL as the script. */
export function NoScriptEventForm({ state }: { state: EventState }) {
  return (
    <>
      <Field label="Search">
        <Input type="search" name="search" maxLength={200} defaultValue={state.search} />
      </Field>
      <Field label="Date">
        <Input type="date" name="eventDate" defaultValue={state.date ?? ''} />
      </Field>
      <Field label="ZIP code">
        <Input name="zipcode" inputMode="numeric" maxLength={10} defaultValue={state.zipcode} />
      </Field>
      <Field label="Distance">
        <Select
          name="distance"
          defaultValue={state.distance}
          options={eventDistances.map((value) => ({
            value,
            label: value === 'any' ? 'Any distance' : `${value} miles`,
          }))}
        />
      </Field>
      <Choices label="Categories" name="categories" options={eventCategories} value={state.categories[0]} />
      <Choices
        label="Target Audience"
        name="targetAudience"
        options={eventAudiences}
        value={state.targetAudience[0]}
      />
      <Button type="submit">Search</Button>
    </>
  )
}

interface ChoicesProps {
  label: string
  name: string
  options: readonly string[]
  value: string | undefined
}

function Choices({ label, name, options, value = '' }: ChoicesProps) {
  return (
    <Field label={label}>
      <Select
        name={name}
        defaultValue={value}
        options={[
          { value: '', label: 'Any' },
          ...options.map((option) => ({ value: option, label: option })),
        ]}
      />
    </Field>
  )
}
