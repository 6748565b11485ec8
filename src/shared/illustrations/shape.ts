/** Color roles. A palette has a light and a dark color for each. */
export type Role =
  | 'ground'
  | 'glow'
  | 'hill'
  | 'shade'
  | 'deep'
  | 'main'
  | 'soft'
  | 'paper'
  | 'accent'
  | 'letter'

/** One path of a drawing in a 64-unit box: with `width` a line with round caps, otherwise an area (even-odd). */
export interface Shape {
  role: Role
  d: string
  width?: number
}

export type Drawing = readonly Shape[]

export const area = (role: Role, ...parts: string[]): Shape => ({ role, d: parts.join('') })

export const line = (role: Role, width: number, ...parts: string[]): Shape => ({
  role,
  width,
  d: parts.join(''),
})

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r)

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** Four points with concave sides. */
export const star = (x: number, y: number, r: number): string => {
  const q = r * 0.22
  return `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`
}

/** The shadow under a drawing. */
export const standing = (cx: number, rx: number): Shape => area('shade', ellipse(cx, 55, rx, 2.4))
