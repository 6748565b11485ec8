import { area, circle, type Drawing, line, standing } from '../shape.ts'

export const people = {
  'heart-in-hand': [
    area(
      'accent',
      'M33 11c4.5-6.5 15.5-4.5 15.5 4.5 0 7.5-8 12.5-15.5 18-7.5-5.5-15.5-10.5-15.5-18C17.5 6.5 28.5 4.5 33 11Z',
    ),
    line('paper', 2.2, 'M22.5 16.5c0-3.2 1.5-5 4-5.5'),
    area('deep', 'M3 38.5h10.5A1.5 1.5 0 0 1 15 40v15.5a1.5 1.5 0 0 1-1.5 1.5H3Z'),
    area(
      'paper',
      'M15 41c6-3.5 11.5-3 16 1h8.5c5 0 5.5 6.5.5 7h4l10.5-6c4.3-2.3 7.3 2.3 4 5.5L46.5 57c-2 1.5-4 2-6.5 2H27.5L15 55.5Z',
    ),
    line('soft', 2.2, 'M29 49h11'),
  ],
  wheelchair: [
    standing(32, 22),
    line('main', 3.4, circle(26, 42, 13)),
    line('soft', 1.6, 'M26 31v22M15 42h22M18.2 34.2l15.6 15.6M33.8 34.2 18.2 49.8'),
    area('deep', circle(29, 9, 6)),
    line('accent', 9, 'M28.5 22.5v11'),
    line('deep', 7, 'M28.5 37H43l4.5 15'),
    line('deep', 4.5, 'M47 53h6'),
    line('deep', 4, 'M30 24l8 5-2 5'),
    area('paper', circle(26, 42, 3)),
  ],
} satisfies Record<string, Drawing>
