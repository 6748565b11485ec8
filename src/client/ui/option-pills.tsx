import type { Ref } from 'react'
import { afterPaint } from '#client/lib/after-paint.ts'
import { cx } from '#client/lib/cx.ts'
import { useOptimisticValue } from '#client/lib/use-optimistic-value.ts'
import { FormGroup } from './form-group.tsx'

interface OptionPillsProps {
  label: string
  hint?: string
  error?: string
  required?: boolean
  className?: string
  options: readonly string[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** Checkboxes styled as pills. Values keep the order of the options. `onChange` follows the next paint. */
export function OptionPills({ options, onChange, onBlur, ref, ...props }: OptionPillsProps) {
  const { chosen: stored, ...group } = props
  const [chosen, setChosen] = useOptimisticValue(stored)
  const toggle = (option: string, isChosen: boolean) => {
    const next = options.filter((other) => (other === option ? isChosen : chosen.includes(other)))
    setChosen(next)
    afterPaint(() => onChange(next))
  }
  return (
    <FormGroup {...group} onLeave={onBlur}>
      {(describedBy) => (
        <div className="flex flex-wrap gap-2">
          {options.map((option, index) => (
            <label
              key={option}
              className={cx(
                'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm transition-colors md:min-h-9',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                chosen.includes(option)
                  ? 'border-accent bg-accent-soft font-medium text-accent'
                  : 'border-line-strong bg-surface text-ink-soft hover:border-accent hover:text-ink',
              )}
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                className="sr-only"
                aria-describedby={describedBy}
                aria-invalid={group.error ? true : undefined}
                checked={chosen.includes(option)}
                onChange={(event) => toggle(option, event.target.checked)}
              />
              {option}
            </label>
          ))}
        </div>
      )}
    </FormGroup>
  )
}
