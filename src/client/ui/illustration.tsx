import type { CSSProperties } from 'react'
import { cx } from '#client/lib/cx.ts'
import { backdrops } from '#shared/illustrations/backdrops.ts'
import type { Illustration as Look } from '#shared/illustrations/illustration.ts'
import { type PaletteName, palettes } from '#shared/illustrations/palettes.ts'
import type { Role } from '#shared/illustrations/shape.ts'
import drawings from './drawings.svg'
import { Shapes } from './shapes.tsx'

interface IllustrationProps {
  look: Look
  /** One letter, shown on a pebble in the corner. */
  initial: string
  /** Size and shape; any proportions work. */
  className?: string
}

/** Decorative. The drawings are one image file; the tile shows its backdrop and the initial until it loads. */
export function Illustration({ look, initial, className }: IllustrationProps) {
  return (
    <span
      aria-hidden="true"
      style={colorsOf(look.palette)}
      className={cx('relative block shrink-0 overflow-hidden bg-(--art-ground) select-none', className)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <Shapes of={backdrops[look.backdrop] ?? []} />
        <use href={`${drawings}#${look.drawing}`} transform="translate(7.5 3) scale(.877)" />
      </svg>
      <svg
        viewBox="0 0 64 64"
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d={pebble} fill="var(--art-paper)" />
        <text
          x="12.9"
          y="57.1"
          textAnchor="middle"
          fill="var(--art-letter)"
          className="font-display text-[13px] font-bold"
        >
          {initial}
        </text>
      </svg>
    </span>
  )
}

const pebble = 'M3 53C3 46.8 7.4 43 13.2 43s9.8 3.6 9.6 9.4c-.2 5.8-4.4 9.1-10.3 9.1S3 58.4 3 53Z'

/** `light-dark()` follows the theme without a re-render. */
function colorsOf(palette: PaletteName): CSSProperties {
  const { light, dark } = palettes[palette]
  const roles = Object.keys(light) as Role[]
  return Object.fromEntries(
    roles.map((role) => [`--art-${role}`, `light-dark(${light[role]}, ${dark[role]})`]),
  )
}
