import { area, box, circle, type Drawing, ellipse, line, standing } from '../shape.ts'

export const arts = {
  palette: [
    area(
      'main',
      'M31 11c14 0 25 8.5 25 20 0 8-6 11.5-12 11.5-4 0-6.5 1-6.5 4 0 2.5 1.5 3.5 1.5 5.5 0 3-3 4-8 4C17.5 56 7 46 7 33.5 7 21 17.5 11 31 11Z',
      ellipse(23, 43.5, 4.5, 4),
    ),
    area('paper', circle(17, 31, 4.5)),
    area('accent', circle(25, 20.5, 4.5)),
    area('soft', circle(37.5, 18.5, 4.5)),
    area('deep', circle(47, 27, 4.5)),
    line('deep', 3, 'M39 38.5 56 12'),
    area('paper', 'M53 14.5l3.5 2.3L60.5 6c.3-1-.8-1.7-1.6-1Z'),
  ],
  'music-notes': [
    line('soft', 2, 'M4 21c16-8 38-9 56-2M4 31c16-8 38-9 56-2M4 41c16-8 38-9 56-2'),
    area('deep', 'M22.5 14.5 51 8a1 1 0 0 1 1.2 1v9L22.5 24.8Z'),
    line('deep', 3.4, 'M24 20v28M50.5 14v28'),
    area('deep', 'M25.5 47c0 4-3.5 7.5-8 8s-8-2-8-5.5 3.5-6.8 8-7.3 8 1.3 8 4.8Z'),
    area('accent', 'M52.2 41c0 4-3.5 7.5-8 8s-8-2-8-5.5 3.5-6.8 8-7.3 8 1.3 8 4.8Z'),
  ],
  'theater-masks': [
    area('main', 'M30 14.5c8 2.5 17 2 26-2.5 2.5 19-1.5 33-13 38-8.5-2-14-10-14.5-21Z'),
    area(
      'deep',
      'M38.5 26.5c2.5-1.5 5-1.5 7 .5-2.5 1.5-5 1.2-7-.5ZM50 24.5c1.5-2 3.5-2.7 5.5-2-.8 2.4-2.8 3.2-5.5 2Z',
    ),
    line('deep', 2.2, 'M41 40.5c2-4.5 6-6 9.5-4'),
    area('paper', 'M6 19c9 4.5 20 4.5 30 0 1.5 20-3.5 33.5-15 37.5C9.5 52.5 4.5 39 6 19Z'),
    area('deep', 'M11.5 30.5c1.5-3 5-3 7 0-2 1-5 1-7 0ZM23.5 30.5c2-3 5.5-3 7 0-2 1-5 1-7 0Z'),
    area('accent', 'M12 38.5c6 2.5 12 2.5 18 0-.5 6-4 10-9 10s-8.5-4-9-10Z'),
  ],
  camera: [
    standing(32, 25),
    area('main', 'M24 13h16a3 3 0 0 1 2.6 1.5L46 20H18l3.4-5.5A3 3 0 0 1 24 13Z'),
    area('deep', box(7, 19, 50, 36, 6)),
    area('main', 'M7 28h50v14H7Z'),
    area('paper', circle(32, 36, 15)),
    area('deep', circle(32, 36, 11.5)),
    area('main', circle(32, 36, 7.5)),
    area('soft', circle(29.5, 33.5, 2.6)),
    area('accent', circle(50, 24, 2.4)),
    area('soft', box(11.5, 22.5, 9, 3, 1.5)),
  ],
  'pencil-and-ruler': [
    area(
      'soft',
      'M42.6 5.5l11 6.4a2 2 0 0 1 .7 2.7L32 53.2a2 2 0 0 1-2.7.7l-11-6.4a2 2 0 0 1-.7-2.7L39.9 6.2a2 2 0 0 1 2.7-.7Z',
    ),
    line(
      'deep',
      1.8,
      'M38.3 9.5l5 2.9M35.3 14.7l3.2 1.9M32.3 19.9l5 2.9M29.3 25.1l3.2 1.9M26.3 30.3l5 2.9M23.3 35.5l3.2 1.9M20.3 40.7l5 2.9',
    ),
    area('accent', 'M12.5 12.8l7-5.6L50 45.3 43 51Z'),
    area('deep', 'M9.5 9c-1-1.3-.8-3.1.5-4.2l2.8-2.2c1.3-1 3.2-.8 4.2.5l2.5 4.1-7 5.6Z'),
    area('paper', 'M43 51l7-5.7 4.5 11.2Z'),
    area('deep', 'M49.8 54.1l3-2.4 1.7 4.8Z'),
    line('main', 1.8, 'M16.5 10.5l30.2 37.7'),
  ],
} satisfies Record<string, Drawing>
