import { backdrops } from '#shared/illustrations/backdrops.ts'
import { drawings } from '#shared/illustrations/drawings.ts'
import type { Illustration } from '#shared/illustrations/illustration.ts'
import { palettes } from '#shared/illustrations/palettes.ts'
import { shapesSvg } from '#shared/illustrations/shapes-svg.ts'

export const pictureSize = { width: 1200, height: 630 }

/** The ground of a link preview: the listing's drawing on the right, a sheet of paper for the words on the left. */
export function pictureSvg({ drawing, palette, backdrop }: Illustration): string {
  const colors = palettes[palette].light
  const { width, height } = pictureSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0Z" fill="${colors.ground}"/>`,
    `<g transform="translate(640 35) scale(8.75)">${shapesSvg(backdrops[backdrop] ?? [], colors)}`,
    `<g transform="translate(7.5 3) scale(.877)">${shapesSvg(drawings[drawing], colors)}</g></g>`,
    `<path d="${sheet}" fill="#fffdf9"/>`,
    `<g transform="translate(64 530) scale(1.375)" fill="${logoColor}">${cairn}</g>`,
    '</svg>',
  ].join('')
}

export const logoColor = '#005d57'

/** With an edge like a torn page, so that it does not look like a box. */
const sheet = 'M0 0H700C716 110 690 210 704 320S694 520 710 630H0Z'
/** The stones of the logo. */
const cairn = [
  '<path d="M2.6 25.6c.3-3.4 5-5 12.6-5.2 8-.2 13.9 1.2 14.2 4.6.3 3.3-5.1 5-13.5 5.1-8.3.1-13.6-1.1-13.3-4.5Z"/>',
  '<path d="M6.3 17.2c-.3-2.9 3.4-5.1 8.7-5.5 5.6-.4 9.5 1.1 9.7 3.7.2 2.5-3.6 3.9-9 4.2-5.5.3-9.1.2-9.4-2.4Z" fill-opacity=".8"/>',
  '<path d="M11.2 7.7c.6-2.6 3.7-4.3 7.1-3.7 3.5.6 5.3 2.8 4.7 4.9-.6 2-3.5 2.5-6.7 2-3.3-.5-5.6-1-5.1-3.2Z" fill-opacity=".6"/>',
].join('')
