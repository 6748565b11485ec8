import type { ComponentProps, ReactNode } from 'react'
import { useOptimisticChoice } from '#client/lib/use-optimistic-choice.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked' | 'onChange'> & {
  label: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
}

/** Applies immediately; for choices that a form saves, use a checkbox. Moves in the next paint; `onChange` follows. */
export function Switch({ label, checked, onChange, ...rest }: SwitchProps) {
  const [isOn, choose] = useOptimisticChoice(checked, onChange)
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 text-sm text-ink md:min-h-9">
      {label}
      <input
        {...rest}
        checked={isOn}
        onChange={({ target }) => choose(target.checked)}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state.
        role="switch"
        className="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-surface before:transition-transform checked:bg-accent checked:before:translate-x-4"
      />
    </label>
  )
}
