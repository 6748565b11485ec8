/** One bar per week, oldest first; the current week is highlighted. */
export function WeekBars({ weeks, label }: { weeks: readonly number[]; label: string }) {
  const max = Math.max(1, ...weeks)
  return (
    <svg
      viewBox={`0 0 ${weeks.length * 8 - 3} 28`}
      role="img"
      aria-label={`${label} in each of the last ${weeks.length} weeks: ${weeks.join(', ')}`}
      className="h-7 w-24"
    >
      {weeks.map((count, week) => {
        const height = count === 0 ? 1.5 : 3 + (count / max) * 25
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its index.
            key={week}
            x={week * 8}
            y={28 - height}
            width={5}
            height={height}
            rx={1.5}
            className={
              week === weeks.length - 1 ? 'fill-accent' : count === 0 ? 'fill-line' : 'fill-accent-line'
            }
          />
        )
      })}
    </svg>
  )
}
