import { stones } from '#shared/illustrations/stones.ts'

/** The product's logo: a stack of stones. */
export function Cairn({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={className}>
      <path d={stones.base} />
      <path d={stones.middle} fillOpacity="0.8" />
      <path d={stones.top} fillOpacity="0.6" />
    </svg>
  )
}
