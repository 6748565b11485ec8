import { describe, expect, test } from 'vitest'
import { backdrops } from './backdrops.ts'
import { drawings } from './drawings.ts'
import { palettes } from './palettes.ts'

describe('illustrations', () => {
  test.each(Object.entries(palettes))('the initial is readable on %s, in light and in dark', (_, themes) => {
    for (const { letter, paper } of Object.values(themes)) {
      expect(contrast(letter, paper)).toBeGreaterThan(7)
    }
  })

  test.each(Object.entries(palettes))('the main shapes of %s stand out from the ground', (_, themes) => {
    for (const { main, ground } of Object.values(themes)) {
      expect(contrast(main, ground)).toBeGreaterThan(2.9)
    }
  })

  test('every path has only valid path commands and numbers', () => {
    for (const { d } of [...Object.values(drawings), ...backdrops].flat()) {
      expect(d).toMatch(/^M[\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/)
    }
  })
})

/** The contrast ratio of WCAG 2. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
