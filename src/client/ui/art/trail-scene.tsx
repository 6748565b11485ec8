export function TrailScene({
  labels,
  className,
}: {
  labels: readonly [string, string, string, string]
  className?: string
}) {
  return (
    <svg viewBox="0 0 640 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <path d="M0 0h640v600H0Z" className="fill-scene-sky" />
      <circle cx="452" cy="132" r="58" className="fill-scene-sun" />
      <path
        d="M0 262c70-46 118-88 176-84 52 4 78 54 128 52 62-2 92-96 168-92 66 4 104 60 168 74v388H0Z"
        className="fill-scene-far"
      />
      <path
        d="M0 338c84-8 128-58 206-54 84 4 128 62 214 44 84-18 134-62 220-48v320H0Z"
        className="fill-scene-mid"
      />
      <path
        d="M0 452c60-40 150-66 244-48 92 18 120 58 206 44 82-12 128-40 190-36v188H0Z"
        className="fill-scene-near"
      />
      <Trees />
      <path d="M0 532c90-30 190-42 292-22 112 22 216 26 348-12v102H0Z" className="fill-scene-front" />
      <g className="fill-none stroke-scene-trail [stroke-linecap:round]">
        <path d="M236 596c14-38 66-62 130-78 54-14 76-30 66-52" strokeWidth="9" strokeDasharray="0.1 19" />
        <path d="M426 454c-18-22-78-34-124-52-36-14-46-32-22-50" strokeWidth="6.5" strokeDasharray="0.1 14" />
        <path d="M290 342c30-16 84-26 116-44 22-12 32-22 42-38" strokeWidth="4.5" strokeDasharray="0.1 10" />
        <path d="M452 250c6-22 8-50 16-82" strokeWidth="3" strokeDasharray="0.1 7.5" />
      </g>
      <Post x={196} y={560} scale={1.25} label={labels[0]} />
      <Post x={474} y={474} scale={1.05} label={labels[1]} />
      <Post x={246} y={362} scale={0.9} label={labels[2]} />
      <Post x={484} y={262} scale={0.78} label={labels[3]} />
      <g className="fill-scene-front">
        <ellipse cx="472" cy="146" rx="15" ry="5.5" />
        <ellipse cx="472" cy="136.5" rx="10.5" ry="4.5" fillOpacity="0.85" />
        <ellipse cx="472.5" cy="127.5" rx="6.5" ry="4.5" fillOpacity="0.7" />
      </g>
    </svg>
  )
}

function Post({ x, y, scale, label }: { x: number; y: number; scale: number; label: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-2.5-42h5V4h-5Z" className="fill-scene-trail" />
      <path d="M-30-66H26l14 13-14 13h-56a4 4 0 0 1-4-4v-18a4 4 0 0 1 4-4Z" className="fill-scene-trail" />
      <text
        x="0"
        y="-47.5"
        textAnchor="middle"
        className="fill-scene-front font-sans text-[17px] font-semibold"
      >
        {label}
      </text>
    </g>
  )
}

function Trees() {
  return (
    <g className="fill-scene-front" fillOpacity="0.72">
      {trees.map(([x, y, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0-40 13-4a3 3 0 0 1-3 4h-20a3 3 0 0 1-3-4Z"
        />
      ))}
    </g>
  )
}

const trees = [
  [34, 444, 1],
  [58, 434, 1.35],
  [86, 424, 0.95],
  [548, 424, 1.1],
  [574, 420, 1.5],
  [604, 418, 1.1],
  [148, 410, 0.7],
] as const
