import { arts } from '#shared/illustrations/drawings/arts.ts'
import { outdoors } from '#shared/illustrations/drawings/outdoors.ts'
import { people } from '#shared/illustrations/drawings/people.ts'
import { science } from '#shared/illustrations/drawings/science.ts'
import { sports } from '#shared/illustrations/drawings/sports.ts'
import { study } from '#shared/illustrations/drawings/study.ts'
import { work } from '#shared/illustrations/drawings/work.ts'
import { type DrawingName, drawings } from '#shared/illustrations/drawings.ts'
import { paletteNames, palettes } from '#shared/illustrations/palettes.ts'
import type { Drawing } from '#shared/illustrations/shape.ts'
import { shapesSvg } from '#shared/illustrations/shapes-svg.ts'
import settings from './content/photo-settings.json' with { type: 'json' }
import type { Random } from './random.ts'

/** The horizontal center and the baseline of a figure, and its scale relative to the 64-unit box. */
type Place = typeof settings.hills.main

/** An illustration as SVG, in place of a photo: the drawing and two related ones, outdoors or in a room. */
export function photoScene(drawing: DrawingName, random: Random): string {
  const group = groups.find((group) => drawing in group.drawings) ?? groups[0]
  const related = random.shuffled(Object.keys(group.drawings).filter((name) => name !== drawing))
  const { shapes, main, others } = settings[random.pick(group.settings)]
  const isMirrored = random.chance(0.5)
  const theme = random.chance(0.2) ? 'dark' : 'light'
  const { ground, glow, hill, shade, ...around } = palettes[random.pick(paletteNames)][theme]
  const background = { ground, glow, hill, shade }

  const figure = (name: string, { x, floor, scale }: Place) => {
    const colors = { ...palettes[random.pick(paletteNames)][theme], ...background }
    const center = isMirrored ? 1200 - x : x
    const [left, top] = [center - 32 * scale, floor - 55 * scale].map(Math.round)
    return `<g transform="translate(${left} ${top}) scale(${scale})">${shapesSvg(drawings[name as DrawingName], colors)}</g>`
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">',
    `<path d="M0 0h1200v675H0Z" fill="${ground}"/>`,
    `<g${isMirrored ? ' transform="translate(1200 0) scale(-1 1)"' : ''}>`,
    shapesSvg(shapes as Drawing, { ...around, ...background }),
    '</g>',
    ...others.map((place, index) => figure(related[index] ?? drawing, place)),
    figure(drawing, main),
    '</svg>',
  ].join('')
}

interface Group {
  drawings: Partial<Record<DrawingName, Drawing>>
  settings: (keyof typeof settings)[]
}

const groups: [Group, ...Group[]] = [
  { drawings: study, settings: ['room'] },
  { drawings: science, settings: ['room', 'stage'] },
  { drawings: arts, settings: ['stage', 'room'] },
  { drawings: sports, settings: ['hills', 'stage'] },
  { drawings: { ...outdoors, ...people }, settings: ['hills'] },
  { drawings: work, settings: ['stage', 'hills'] },
]
