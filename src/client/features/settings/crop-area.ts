export interface PictureSize {
  width: number
  height: number
}

/** The visible square: zoom, and its position in the remaining space, each from 0 to 1. */
export interface Framing {
  zoom: number
  across: number
  down: number
}

export const centered: Framing = { zoom: 1, across: 0.5, down: 0.5 }
export const maxZoom = 4

/** In the picture's own pixels. */
export function cropArea({ width, height }: PictureSize, { zoom, across, down }: Framing) {
  const side = Math.min(width, height) / zoom
  return { left: across * (width - side), top: down * (height - side), side }
}

/** `x` and `y` are fractions of the visible square. */
export function dragged(picture: PictureSize, framing: Framing, x: number, y: number): Framing {
  const { left, top, side } = cropArea(picture, framing)
  return {
    ...framing,
    across: position(left - x * side, picture.width - side),
    down: position(top - y * side, picture.height - side),
  }
}

/** Whether the square can move in each direction. */
export function canMove({ width, height }: PictureSize, { zoom }: Framing) {
  const side = Math.min(width, height) / zoom
  return { across: width - side >= 1, down: height - side >= 1 }
}

/** Without room to move, centered. */
function position(offset: number, room: number) {
  return room < 1 ? 0.5 : Math.min(1, Math.max(0, offset / room))
}
