import { join } from 'node:path'
import { packageRoot } from '#server/package-root.ts'
import { loadSharp } from '#server/uploads/load-sharp.ts'
import { backdrops } from '#shared/illustrations/backdrops.ts'
import { drawings } from '#shared/illustrations/drawings.ts'
import type { Illustration } from '#shared/illustrations/illustration.ts'
import { palettes } from '#shared/illustrations/palettes.ts'
import { shapesSvg } from '#shared/illustrations/shapes-svg.ts'
import { cairnPaths } from '#shared/illustrations/stones.ts'

export interface PictureText {
  label: string
  title: string
  facts: readonly string[]
  siteName: string
}

/** A 1200 × 630 PNG for link previews. Bundled fonts make it look the same on every server. */
export async function drawPicture(illustration: Illustration, text: PictureText): Promise<Buffer> {
  const sharp = await loadSharp()
  const label = await draw(text.label.toUpperCase(), textFont(24), logoColor)
  const siteName = await draw(text.siteName, displayFont(31), ink)
  const title = await draw(truncate(text.title, 80), displayFont(text.title.length > 45 ? 46 : 58), ink)
  const facts = await Promise.all(text.facts.map((fact) => draw(truncate(fact, 36), textFont(29), softInk)))
  return sharp(Buffer.from(pictureSvg(illustration)))
    .composite([
      place(label, 66, 66),
      place(title, 64, titleTop),
      ...stacked(facts, titleTop + title.height + 34),
      place(siteName, 120, 541),
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

const titleTop = 118
const factsBottom = 510
const lineHeight = 51

/** Drops lines that do not fit. */
const stacked = (lines: readonly Drawn[], top: number) =>
  lines
    .map((line, index) => place(line, 66, top + index * lineHeight))
    .filter(({ top }) => top + lineHeight <= factsBottom)

const ink = '#182226'
const softInk = '#4a5a5e'
const maxWidth = 590

const fontFile = (name: string) => join(packageRoot(), 'src', 'server', 'browse', 'fonts', name)
const displayFont = (size: number): Font => ({
  name: `Waymark Display ${size}`,
  file: fontFile('bricolage-grotesque-bold.ttf'),
})
const textFont = (size: number): Font => ({
  name: `Waymark Text ${size}`,
  file: fontFile('inter-medium.ttf'),
})

interface Font {
  name: string
  file: string
}

interface Drawn {
  data: Buffer
  width: number
  height: number
}

const transparentPixel: Drawn = { data: Buffer.alloc(4), width: 1, height: 1 }

async function draw(text: string, { name, file }: Font, color: string): Promise<Drawn> {
  if (text.trim() === '') return transparentPixel
  const sharp = await loadSharp()
  const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: name,
      fontfile: file,
      width: maxWidth,
      rgba: true,
      spacing: 4,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const place = ({ data, width, height }: Drawn, left: number, top: number) => ({
  input: data,
  raw: { width, height, channels: 4 as const },
  left,
  top,
})

const truncate = (text: string, length: number) =>
  text.length <= length
    ? text
    : `${[...text]
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`

/** Markup allows no control characters. */
const escapeMarkup = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The background: the listing's drawing on the right, a sheet of paper for text on the left. */
function pictureSvg({ drawing, palette, backdrop }: Illustration): string {
  const colors = palettes[palette].light
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    `<path d="M0 0h1200v630H0Z" fill="${colors.ground}"/>`,
    `<g transform="translate(640 35) scale(8.75)">${shapesSvg(backdrops[backdrop] ?? [], colors)}`,
    `<g transform="translate(7.5 3) scale(.877)">${shapesSvg(drawings[drawing], colors)}</g></g>`,
    `<path d="${sheet}" fill="#fffdf9"/>`,
    `<g transform="translate(64 530) scale(1.375)" fill="${logoColor}">${cairnPaths}</g>`,
    '</svg>',
  ].join('')
}

const logoColor = '#005d57'

/** Has a torn edge, so that it does not look like a box. */
const sheet = 'M0 0H700C716 110 690 210 704 320S694 520 710 630H0Z'
