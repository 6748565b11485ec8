import { cx } from '#client/lib/cx.ts'

/** Contour lines as a background. */
export function Contours({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-0 size-full fill-none stroke-current [stroke-width:1.25]',
        className,
      )}
    >
      {rings.map((scale) => (
        <path key={scale} d={ring} vectorEffect="non-scaling-stroke" transform={at(scale)} />
      ))}
    </svg>
  )
}

const rings = [1.9, 1.62, 1.37, 1.14, 0.93, 0.74, 0.56, 0.4, 0.26, 0.13]
const ring =
  'M-150-12C-148-78-92-118-24-124 58-131 128-98 156-42c24 49 2 104-58 132-62 29-128 30-182 4-46-23-68-60-66-106Z'

function at(scale: number) {
  return `translate(590 170) rotate(${Math.round(scale * -14)}) scale(${scale})`
}
