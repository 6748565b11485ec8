import { backdrops } from './backdrops.ts'
import type { DrawingName } from './drawings.ts'
import { type PaletteName, paletteNames } from './palettes.ts'

/** Everything that determines the look of a tile, except the initial on it. */
export interface Illustration {
  drawing: DrawingName
  palette: PaletteName
  backdrop: number
}

/** Consecutive seeds get different colors, so that neighbors in a list look different. */
export function illustrationOf(drawing: DrawingName, seed: number): Illustration {
  const shifted = seed + Math.floor(seed / paletteNames.length)
  return {
    drawing,
    palette: paletteNames[shifted % paletteNames.length] ?? 'teal',
    backdrop: seed % backdrops.length,
  }
}
