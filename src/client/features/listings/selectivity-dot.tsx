import { cx } from '#client/lib/cx.ts'
import { type Selectivity, selectivityOf } from '#shared/rules/selectivity.ts'

/** Decorative: the level also appears as text. */
export function SelectivityDot({ level }: { level: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx('inline-block size-2.5 shrink-0 rounded-full', colors[selectivityOf(level).color])}
    />
  )
}

const colors: Record<Selectivity['color'], string> = {
  green: 'bg-level-1',
  yellow: 'bg-level-2',
  orange: 'bg-level-3',
  red: 'bg-level-4',
}
