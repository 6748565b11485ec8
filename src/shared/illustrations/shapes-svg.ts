import type { Drawing, Role } from './shape.ts'

/** Shapes as SVG elements, with fixed colors, because the SVG renderer of sharp does not support CSS variables. */
export function shapesSvg(shapes: Drawing, colors: Record<Role, string>): string {
  return shapes
    .map(({ role, d, width }) =>
      width === undefined
        ? `<path d="${d}" fill="${colors[role]}" fill-rule="evenodd"/>`
        : `<path d="${d}" fill="none" stroke="${colors[role]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')
}
