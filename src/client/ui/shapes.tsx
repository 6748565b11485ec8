import type { Drawing } from '#shared/illustrations/shape.ts'

/** Draws inside an SVG element; an ancestor sets the color variables. */
export function Shapes({ of }: { of: Drawing }) {
  return of.map(({ role, d, width }) =>
    width === undefined ? (
      <path key={d} d={d} fill={`var(--art-${role})`} fillRule="evenodd" />
    ) : (
      <path
        key={d}
        d={d}
        fill="none"
        stroke={`var(--art-${role})`}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  )
}
