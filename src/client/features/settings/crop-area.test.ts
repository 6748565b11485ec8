import { describe, expect, it } from 'vitest'
import { canMove, centered, cropArea, dragged } from './crop-area.ts'

const wide = { width: 400, height: 200 }

describe('cropping a picture', () => {
  it('starts with the largest centered square', () => {
    expect(cropArea(wide, centered)).toEqual({ left: 100, top: 0, side: 200 })
    expect(cropArea({ width: 200, height: 400 }, centered)).toEqual({ left: 0, top: 100, side: 200 })
  })

  it('shrinks the square when zoomed in', () => {
    expect(cropArea(wide, { zoom: 2, across: 0, down: 1 })).toEqual({ left: 0, top: 100, side: 100 })
  })

  it('moves against the drag direction', () => {
    const framing = dragged(wide, centered, 0.25, 0)
    expect(cropArea(wide, framing)).toEqual({ left: 50, top: 0, side: 200 })
  })

  it('returns the directions with room to move', () => {
    expect(canMove(wide, centered)).toEqual({ across: true, down: false })
    expect(canMove(wide, { ...centered, zoom: 2 })).toEqual({ across: true, down: true })
  })

  it('stays inside the picture', () => {
    expect(cropArea(wide, dragged(wide, centered, 9, 9))).toEqual({ left: 0, top: 0, side: 200 })
    expect(cropArea(wide, dragged(wide, centered, -9, -9))).toEqual({ left: 200, top: 0, side: 200 })
  })
})
