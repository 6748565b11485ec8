export interface PictureSize {
  width: number
  height: number
}

/** Which part of a picture is kept: how close, and where in what is left to choose from, both ways from 0 to 1. */
export interface Framing {
  zoom: number
  across: number
  down: number
}

export const centered: Framing = { zoom: 1, across: 0.5, down: 0.5 }
export const maxZoom = 4

/** The square to cut out, in the picture's own pixels. */
export function cropArea({ width, height }: PictureSize, { zoom, across, down }: Framing) {
  const side = Math.min(width, height) / zoom
  return { left: across * (width - side), top: down * (height - side), side }
}

/** The framing after the picture was dragged by parts of the visible square: 1 is its whole side. */
export function dragged(picture: PictureSize, framing: Framing, x: number, y: number): Framing {
  const { left, top, side } = cropArea(picture, framing)
  return {
    ...framing,
    across: share(left - x * side, picture.width - side),
    down: share(top - y * side, picture.height - side),
  }
}

/** Whether there is anything left to choose from, each way. */
export function canMove({ width, height }: PictureSize, { zoom }: Framing) {
  const side = Math.min(width, height) / zoom
  return { across: width - side >= 1, down: height - side >= 1 }
}

/** Where there is no room to move, the middle is as good as any place. */
function share(offset: number, room: number) {
  return room < 1 ? 0.5 : Math.min(1, Math.max(0, offset / room))
}
