import { stones } from '#shared/illustrations/stones.ts'

/** The logo without its top stone. */
export function UnfinishedCairn() {
  return (
    <svg viewBox="-6 -1 44 34" aria-hidden="true" className="w-full">
      <ellipse cx="16" cy="29.6" rx="19" ry="1.9" className="fill-accent-soft" />
      <path
        d="M31.5 29c0-2.6.7-4.5 2-6M31.5 29c0-2-.5-3.3-1.5-4.3M-.5 29c0-1.9-.6-3.3-1.7-4.4"
        className={grass}
      />
      <path d={stones.base} className="fill-stone-middle" />
      <path d={stones.middle} className="fill-stone-top" />
      <path
        d={stones.top}
        transform="translate(-.5 -2)"
        className="fill-none stroke-accent [stroke-dasharray:1.5_1.3] [stroke-linecap:round] [stroke-width:0.6]"
      />
    </svg>
  )
}

const grass = 'fill-none stroke-accent-line [stroke-linecap:round] [stroke-width:0.8]'
