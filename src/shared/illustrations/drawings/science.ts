import { area, box, circle, type Drawing, ellipse, line, standing, star } from '../shape.ts'

export const science = {
  flask: [
    standing(32, 20),
    area('paper', 'M27 12h10v15l12.7 22.2c1.6 2.9-.4 5.8-3.7 5.8H18c-3.3 0-5.3-2.9-3.7-5.8L27 27Z'),
    area(
      'main',
      'M21 37.5c4-2.2 7.2 1.6 11.2 0s7-2.2 10.9 0l6.6 11.7c1.6 2.9-.4 5.8-3.7 5.8H18c-3.3 0-5.3-2.9-3.7-5.8Z',
    ),
    area('deep', 'M32 55h14c3.3 0 5.3-2.9 3.7-5.8l-6.6-11.7c-1.6-.9-3-1.3-4.4-1.3C40.5 44 38 50 32 55Z'),
    area('deep', box(24, 9, 16, 4.5, 2.25)),
    line('soft', 2.4, 'M23.5 41.5 19.3 49'),
    area('accent', circle(31, 46, 3), circle(37.5, 41.5, 2), circle(32, 30.5, 2), circle(34, 22, 1.4)),
  ],
  atom: [
    line('main', 2.4, orbit(0), orbit(60), orbit(120)),
    area('deep', circle(32, 32, 6.5)),
    area('soft', circle(29.8, 29.8, 2)),
    area('accent', circle(54.5, 32, 3.5), circle(20.7, 12.5, 3.5), circle(20.7, 51.5, 3.5)),
  ],
  microscope: [
    standing(33, 21),
    line('main', 5, 'M38 20c9 3 14 10 14 18 0 6-2.5 10.5-7 13.5'),
    area('deep', 'M15 50h34a3 3 0 0 1 3 3v2H12v-2a3 3 0 0 1 3-3Z'),
    area('soft', box(15, 41.5, 24, 4, 2)),
    area('accent', box(20, 38.5, 13, 3, 1.5)),
    area('deep', box(34, 45, 6, 6)),
    area('main', 'M24.8 9.7l8.2-3 9.2 25.4-8.2 3Z'),
    area(
      'deep',
      'M22.6 8.4 33 4.6a1.5 1.5 0 0 1 1.9.9l.7 1.9a1.5 1.5 0 0 1-.9 1.9l-10.4 3.8a1.5 1.5 0 0 1-1.9-.9l-.7-1.9a1.5 1.5 0 0 1 .9-1.9Z',
    ),
    area('soft', 'M27.3 16.6l8.2-3 1.4 3.9-8.2 3Z'),
    area('deep', 'M34.5 33.5l6.6-2.4 1.7 4.7-6.6 2.4Z'),
  ],
  telescope: [
    standing(32, 17),
    line('deep', 3.2, 'M32 37 21 54.5M32 37l11 17.5M32 37v17.5'),
    area('main', 'M13.5 29.4 45.8 12l7.4 13.7L20.9 43.1a2 2 0 0 1-2.7-.8l-5.5-10.2a2 2 0 0 1 .8-2.7Z'),
    area('soft', 'M45.8 12l4.4-2.4a2 2 0 0 1 2.7.8l5.9 11a2 2 0 0 1-.8 2.7l-4.8 1.6Z'),
    area('deep', 'M8.6 34.3l5.3-2.9 4.3 8-5.3 2.9a1.5 1.5 0 0 1-2-.6l-3-5.4a1.5 1.5 0 0 1 .7-2Z'),
    area('paper', 'M27 22.1l4.4-2.4 7.4 13.7-4.4 2.4Z'),
    area('deep', circle(32, 37, 4)),
    area('accent', star(16, 14, 6), star(30, 8, 3.5), star(8, 24, 2.6)),
  ],
  laptop: [
    standing(32, 26),
    area('deep', box(11, 13, 42, 33, 4)),
    area('paper', box(15, 17, 34, 25, 1.8)),
    line('main', 2.4, 'M20 24.5l3.5 3-3.5 3M27 31h5'),
    line('accent', 2.4, 'M37 24.5h7'),
    line('soft', 2.4, 'M37 31h4M20 37h10M34 37h7'),
    area('main', 'M6 46h52v3.5a5.5 5.5 0 0 1-5.5 5.5h-41A5.5 5.5 0 0 1 6 49.5Z'),
    area('soft', 'M26 46h12a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3Z'),
  ],
  robot: [
    standing(32, 17),
    line('deep', 2.4, 'M32 15V9'),
    area('accent', circle(32, 7.5, 3)),
    line('main', 4, 'M17 43c-4 0-6 2-6.5 6M47 43c4 0 6 2 6.5 6'),
    area('deep', box(11, 21, 6, 9, 2.5), box(47, 21, 6, 9, 2.5)),
    area('main', box(15, 14, 34, 22, 7)),
    area('paper', box(19.5, 18.5, 25, 13, 6)),
    area('deep', circle(26, 24.5, 2.6), circle(38, 24.5, 2.6)),
    line('deep', 1.8, 'M30 28.5c1.2 1 2.8 1 4 0'),
    area('deep', box(27, 36, 10, 3)),
    area('soft', 'M22 39h20a4 4 0 0 1 4 4v12H18V43a4 4 0 0 1 4-4Z'),
    area('accent', circle(32, 47, 3.5)),
    area('main', box(18, 51.5, 6, 3.5), box(40, 51.5, 6, 3.5)),
  ],
  stethoscope: [
    line('deep', 3.4, 'M18 11c-3.5 0-5 1.5-5 5 0 12 4 19 11 19s11-7 11-19c0-3.5-1.5-5-5-5'),
    line('deep', 3.4, 'M24 35v7c0 7 4 12 11 12s11-5 11-12v-6'),
    area('main', box(15.5, 8, 6, 6, 3), box(26.5, 8, 6, 6, 3)),
    area('main', circle(46, 29, 9)),
    area('paper', circle(46, 29, 5.8)),
    area('accent', circle(46, 29, 2.8)),
  ],
  'first-aid-kit': [
    standing(32, 24),
    line('deep', 4, 'M23 20v-4a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v4'),
    area('main', box(8, 19, 48, 36, 5)),
    area('deep', 'M8 33h48v-9a5 5 0 0 0-5-5H13a5 5 0 0 0-5 5Z'),
    area('paper', circle(32, 36, 12.5)),
    area(
      'accent',
      'M29.5 28.5h5a1 1 0 0 1 1 1v4h4a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-4v4a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-4h-4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1h4v-4a1 1 0 0 1 1-1Z',
    ),
  ],
  'light-bulb': [
    line('accent', 2.6, 'M32 3v4M12 11.5l2.8 2.8M52 11.5l-2.8 2.8M5 31h4M59 31h-4'),
    area(
      'paper',
      'M32 11c10 0 17.5 7.5 17.5 17 0 6-3 10-6 13.5-1.7 2-2.5 3.5-2.5 5.5H23c0-2-.8-3.5-2.5-5.5-3-3.5-6-7.5-6-13.5 0-9.5 7.5-17 17.5-17Z',
    ),
    area('soft', 'M32 11c10 0 17.5 7.5 17.5 17 0 6-3 10-6 13.5-1.7 2-2.5 3.5-2.5 5.5h-6c5-8 6-26-3-36Z'),
    line('accent', 2.2, 'M28.5 46V35l-4-5.5 4 2 3.5-3 3.5 3 4-2-4 5.5v11'),
    area('deep', 'M23 47h18v5a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5Z'),
    line('main', 2, 'M24 51.5h16'),
    area('main', ellipse(32, 58, 5, 2)),
  ],
} satisfies Record<string, Drawing>

function orbit(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const dx = Math.round(Math.cos(angle) * 250) / 10
  const dy = Math.round(Math.sin(angle) * 250) / 10
  return `M${32 - dx} ${32 - dy}A25 10 ${degrees} 1 0 ${32 + dx} ${32 + dy}A25 10 ${degrees} 1 0 ${32 - dx} ${32 - dy}Z`
}
