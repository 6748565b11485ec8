export function Signpost() {
  return (
    <svg viewBox="0 0 240 200" aria-hidden="true" className="w-full">
      <path
        d="M8 186c26-20 58-29 96-29 58 0 106 10 130 27 8 6 2 10-12 10H22c-18 0-22-2-14-8Z"
        className="fill-accent-soft"
      />
      <path
        d="M62 190c10-8 22-12 36-14 12-2 18-4 21-8"
        className="fill-none stroke-accent-line [stroke-dasharray:1_9] [stroke-linecap:round] [stroke-width:4]"
      />
      <rect x="116" y="22" width="9" height="142" rx="3" className="fill-ink-soft" />
      <path d="M58 38h76a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H58L42 54Z" className="fill-accent" />
      <path
        d="M110 84h62l16 16-16 16h-62a4 4 0 0 1-4-4V88a4 4 0 0 1 4-4Z"
        className="fill-surface stroke-accent [stroke-width:2.5]"
      />
      <g className="fill-none stroke-on-accent [stroke-linecap:round] [stroke-width:3]">
        <path d="M66 54h14M88 54h34" />
      </g>
      <g className="fill-none stroke-accent [stroke-linecap:round] [stroke-width:3]">
        <path d="M122 100h26M156 100h10" />
      </g>
      <path
        d="M198 166c0-9 2-15 6-20M198 166c0-6-2-10-5-13M26 178c0-7-2-12-6-15M26 178c0-5 1-8 4-11"
        className="fill-none stroke-accent-line [stroke-linecap:round] [stroke-width:3]"
      />
    </svg>
  )
}
