import { arts } from '#shared/illustrations/drawings/arts.ts'
import { outdoors } from '#shared/illustrations/drawings/outdoors.ts'
import { people } from '#shared/illustrations/drawings/people.ts'
import { science } from '#shared/illustrations/drawings/science.ts'
import { sports } from '#shared/illustrations/drawings/sports.ts'
import { study } from '#shared/illustrations/drawings/study.ts'
import { work } from '#shared/illustrations/drawings/work.ts'
import { type DrawingName, drawings } from '#shared/illustrations/drawings.ts'
import { paletteNames, palettes } from '#shared/illustrations/palettes.ts'
import { shapesSvg } from '#shared/illustrations/shapes-svg.ts'
import { type Place, photoSettings } from './photo-settings.ts'
import type { Random } from './random.ts'

/** An illustration as SVG, in place of a photo: the drawing and two related ones, outdoors or in a room. */
export function photoScene(drawing: DrawingName, random: Random): string {
  const { names, settings } = groups.find(({ names }) => names.includes(drawing)) ?? groups[0]
  const related = random.shuffled(names.filter((name) => name !== drawing))
  const { shapes, main, others } = photoSettings[random.pick(settings)](random)
  const theme = random.chance(0.2) ? 'dark' : 'light'
  const { ground, glow, hill, shade, ...around } = palettes[random.pick(paletteNames)][theme]
  const background = { ground, glow, hill, shade }

  const figure = (name: DrawingName, [x, floor, scale]: Place) => {
    const colors = { ...palettes[random.pick(paletteNames)][theme], ...background }
    const [left, top] = [x - 32 * scale, floor - 55 * scale].map(Math.round)
    return `<g transform="translate(${left} ${top}) scale(${scale})">${shapesSvg(drawings[name], colors)}</g>`
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">',
    `<path d="M0 0h1200v675H0Z" fill="${ground}"/>`,
    shapesSvg(shapes, { ...around, ...background }),
    ...others.map((place, index) => figure(related[index] ?? drawing, place)),
    figure(drawing, main),
    '</svg>',
  ].join('')
}

interface Group {
  names: DrawingName[]
  settings: (keyof typeof photoSettings)[]
}

const namesIn = (...files: object[]) => files.flatMap((file) => Object.keys(file)) as DrawingName[]

const groups: [Group, ...Group[]] = [
  { names: namesIn(study), settings: ['room'] },
  { names: namesIn(science), settings: ['room', 'stage'] },
  { names: namesIn(arts), settings: ['stage', 'room'] },
  { names: namesIn(sports), settings: ['hills', 'stage'] },
  { names: namesIn(outdoors, people), settings: ['hills'] },
  { names: namesIn(work), settings: ['stage', 'hills'] },
]
