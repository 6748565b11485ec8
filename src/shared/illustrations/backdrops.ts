import { area, circle, type Drawing, line } from './shape.ts'

/** Backgrounds of drawings. They extend far beyond the 64-unit box, to fill tiles of any aspect ratio. */
export const backdrops: readonly Drawing[] = [
  [area('glow', circle(40, 24, 19)), area('hill', 'M-64 50C-40 38-20 44 4 49s44-6 66-5 34 8 58 2v84H-64Z')],
  [area('glow', circle(24, 22, 16)), area('hill', 'M-64 44c28 8 50 8 76 2s40 2 60 4 36-6 56-6v84H-64Z')],
  [
    line('glow', 1.6, circle(36, 28, 12), circle(36, 28, 21), circle(36, 28, 30), circle(36, 28, 39)),
    line('glow', 1.6, circle(36, 28, 48), circle(36, 28, 57), circle(36, 28, 66), circle(36, 28, 75)),
    area('hill', 'M-64 52c34-8 60-10 92-4s58 4 100-4v84H-64Z'),
  ],
  [
    area('glow', 'M-64 36C-44 20-26 20-10 32S18 12 34 14s24 20 38 20 26-14 56-12v108H-64Z'),
    area('hill', 'M-64 48c24-4 40 6 64 4s40-10 64-7 40 8 64 1v84H-64Z'),
  ],
]
