import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'

type Tone = 'neutral' | 'accent' | 'danger' | 'solid'

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  danger: 'bg-danger-soft text-danger',
  solid: 'bg-accent text-on-accent tabular-nums',
}
