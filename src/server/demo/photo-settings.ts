import { area, box, circle, type Drawing, ellipse, line, star } from '#shared/illustrations/shape.ts'
import type { Random } from './random.ts'

/** The horizontal center and the baseline of a figure, and its scale relative to the 64-unit box. */
export type Place = readonly [x: number, floor: number, scale: number]

export interface Setting {
  shapes: Drawing
  main: Place
  others: readonly Place[]
}

/** Backgrounds in a picture of 1200 by 675. */
export const photoSettings = { hills, room, stage } satisfies Record<string, (random: Random) => Setting>

/** Hills like those of the landing page, with trees and a dotted trail. */
function hills(random: Random): Setting {
  const isLeft = random.chance(0.5)
  const x = (at: number) => (isLeft ? at : 1200 - at)
  const lift = random.whole(-30, 30)
  return {
    shapes: [
      area('glow', circle(x(880), 170 + lift, 105)),
      area('glow', wave(320 + lift, 70)),
      area('hill', wave(410 - lift, -60)),
      area(
        'main',
        ...[70, 128, 180, 1010, 1066, 1130].map((at, index) => tree(x(at), 462, 90 + (index % 3) * 34)),
      ),
      area('shade', wave(500, 44)),
      line('paper', 11, ...trail.map(([at, y]) => `M${x(at)} ${y}h.1`)),
    ],
    main: [x(420), 585, 6.6],
    others: [
      [x(800), 540, 3.9],
      [x(1035), 575, 3],
    ],
  }
}

/** A wall with a window, a string of flags and a table. */
function room(random: Random): Setting {
  const isLeft = random.chance(0.5)
  const x = (at: number, width = 0) => (isLeft ? at : 1200 - at - width)
  return {
    shapes: [
      area('glow', box(x(740, 340), 96, 340, 300, 18)),
      area(
        'hill',
        `M${x(740, 340)} 330c90-70 180 40 340-40v88a18 18 0 0 1-18 18H${x(740, 340) + 18}a18 18 0 0 1-18-18Z`,
      ),
      line('paper', 12, box(x(740, 340), 96, 340, 300, 18), `M${x(910)} 96v300`),
      line('deep', 4, 'M-20 24Q300 124 600 24Q900 124 1220 24'),
      area('accent', flag(80), flag(380), flag(720), flag(1040)),
      area('paper', flag(180), flag(480), flag(820), flag(1130)),
      area('main', flag(280), flag(930)),
      area('shade', 'M0 560h1200v115H0Z'),
      area('hill', 'M0 560h1200v26H0Z'),
      area('soft', box(x(60, 210), 250, 210, 18, 6)),
      area('deep', box(x(84, 22), 160, 22, 90, 4), box(x(146, 22), 176, 22, 74, 4)),
      area('main', box(x(110, 32), 148, 32, 102, 4)),
      area('accent', box(x(172, 26), 154, 26, 96, 4)),
      area('paper', box(x(202, 20), 182, 20, 68, 4)),
    ],
    main: [x(470), 610, 6.9],
    others: [
      [x(800), 604, 4],
      [x(1020), 606, 3.4],
    ],
  }
}

/** A large disc of light, sparkles, and a podium for each figure. */
function stage(random: Random): Setting {
  const isLeft = random.chance(0.5)
  const x = (at: number) => (isLeft ? at : 1200 - at)
  return {
    shapes: [
      area('glow', circle(600, 330, 290)),
      line(
        'glow',
        8,
        circle(600, 330, 360),
        circle(600, 330, 440),
        circle(600, 330, 520),
        circle(600, 330, 600),
      ),
      area('hill', 'M0 520h1200v155H0Z'),
      area('shade', ellipse(600, 600, 560, 60)),
      ...podium(600, 560, 200),
      ...podium(x(235), 575, 135),
      ...podium(x(960), 568, 150),
      area(
        'accent',
        star(x(330), 130, 30),
        star(x(905), 100, 22),
        star(x(1070), 250, 16),
        star(x(130), 260, 18),
      ),
      area(
        'paper',
        star(x(420), 70, 14),
        star(x(820), 190, 12),
        star(x(210), 150, 12),
        star(x(1010), 150, 14),
      ),
    ],
    main: [600, 566, 6.4],
    others: [
      [x(235), 580, 3.6],
      [x(960), 573, 4],
    ],
  }
}

function wave(y: number, swing: number) {
  return `M0 ${y}C200 ${y - swing} 320 ${y + swing} 600 ${y}S1000 ${y - swing} 1200 ${y}V675H0Z`
}

function tree(x: number, floor: number, height: number) {
  const half = height * 0.3
  return `M${x} ${floor - height}l${half} ${height - 8}a8 8 0 0 1-8 8h${16 - 2 * half}a8 8 0 0 1-8-8Z`
}

/** Hangs from a string that sags by 50 between the corners and the middle. */
function flag(x: number) {
  const along = (x % 600) / 600
  const y = Math.round(24 + 200 * along * (1 - along))
  return `M${x - 26} ${y}h52l-26 50Z`
}

function podium(x: number, top: number, half: number): Drawing {
  return [
    area('soft', `M${x - half} ${top}v46a${half} 22 0 0 0 ${2 * half} 0v-46Z`),
    area('paper', ellipse(x, top, half, 22)),
  ]
}

const trail = [
  [700, 668],
  [722, 646],
  [752, 630],
  [786, 618],
  [822, 606],
  [856, 592],
  [884, 574],
  [902, 552],
] as const
