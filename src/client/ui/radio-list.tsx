import { type RefObject, useId } from 'react'

interface RadioListProps<Value extends string> {
  legend: string
  options: readonly Value[]
  /** Null while nothing is selected. */
  value: Value | null
  onChange: (value: Value) => void
  /** The radio button in the Tab order. */
  ref?: RefObject<HTMLInputElement | null>
}

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, options, value, onChange, ref } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-ink">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-3 py-1 text-sm text-ink md:min-h-9">
          <input
            ref={option === (value ?? options[0]) ? ref : undefined}
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface transition-[border-width,border-color] checked:border-6 checked:border-accent hover:border-accent"
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
