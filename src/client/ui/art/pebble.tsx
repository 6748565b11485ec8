import type { ReactNode } from 'react'

/** An icon on a stone. `shape` selects the outline. */
export function Pebble({ shape, children }: { shape: number; children: ReactNode }) {
  return (
    <span className="relative -ml-1 inline-flex size-14 shrink-0 items-center justify-center text-accent [&>svg:last-child]:relative [&>svg:last-child]:size-6">
      <svg viewBox="0 0 56 56" aria-hidden="true" className="absolute inset-0 fill-accent-soft">
        <path d={shapes[shape % shapes.length]} />
      </svg>
      {children}
    </span>
  )
}

const shapes = [
  'M4 30C3 16 13 5 29 5s25 10 24 24c-1 15-11 22-26 22S5 43 4 30Z',
  'M6 24C9 10 22 3 35 7c13 4 19 16 16 29-3 12-14 18-28 15C10 48 3 37 6 24Z',
  'M3 33c1-12 7-24 20-27 14-4 27 5 30 19 2 13-6 24-21 26C15 53 2 46 3 33Z',
]
