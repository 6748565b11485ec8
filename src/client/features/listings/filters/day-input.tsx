import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { Input } from '#client/ui/input.tsx'
import { isCalendarDay } from '#shared/rules/calendar-day.ts'

const debounceMs = 300

interface DayInputProps {
  value: string
  min?: string
  max?: string
  onCommit: (day: string) => void
}

/** While the year is typed, browsers report days such as 0002-07-01; those are not committed. */
export function DayInput({ value, min, max, onCommit }: DayInputProps) {
  const { text, setText, flush } = useDebouncedInput(
    value,
    (day) => {
      if (day === '' || isCalendarDay(day)) onCommit(day)
    },
    debounceMs,
  )
  return (
    <Input
      type="date"
      min={min || undefined}
      max={max || undefined}
      value={text}
      className="px-2!"
      onChange={({ target }) => setText(target.value)}
      onBlur={flush}
    />
  )
}
