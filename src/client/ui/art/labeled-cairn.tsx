import { stones } from '#shared/illustrations/stones.ts'

/** The logo with a label on each stone, bottom to top. */
export function LabeledCairn({ labels }: { labels: readonly [string, string, string] }) {
  return (
    <svg viewBox="-2 1 36 31" aria-hidden="true" className="w-full">
      <ellipse cx="16" cy="29.8" rx="17" ry="1.7" className="fill-accent-soft" />
      <path d={stones.base} className="fill-stone-base" />
      <path d={stones.middle} className="fill-stone-middle" />
      <path d={stones.top} className="fill-stone-top" />
      <g textAnchor="middle" className="font-display text-[2.3px] font-semibold">
        <text x="16" y="26.1" className="fill-on-band">
          {labels[0]}
        </text>
        <text x="15.4" y="16.6" transform="rotate(-4 15.4 16)" className="fill-on-band">
          {labels[1]}
        </text>
        <text x="17" y="8.4" transform="rotate(6 17 8)" className="fill-ink text-[1.9px]">
          {labels[2]}
        </text>
      </g>
    </svg>
  )
}
