import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { fromRoot } from '../setup/root.mjs'

const folder = fromRoot('src', 'client', 'public')
const background = '#005d57'

/** Renders the icon from its SVG in the sizes and shapes that browsers and phones need. */
export async function drawIcons() {
  const svg = readFileSync(`${folder}/favicon.svg`, 'utf8')
  // Phones crop the icon to their own shape, so the background reaches the edge and the drawing has a margin.
  const square = svg.replace('rx="8" ', '')
  const padded = square.replace('translate(3.7 3.1) scale(0.77)', 'translate(7.1 6.6) scale(0.555)')
  await png(svg, 192).toFile(`${folder}/icon-192.png`)
  await png(svg, 512).toFile(`${folder}/icon-512.png`)
  await png(padded, 512).toFile(`${folder}/icon-maskable.png`)
  await png(square, 180).flatten({ background }).toFile(`${folder}/apple-touch-icon.png`)
  writeFileSync(`${folder}/favicon.ico`, ico(await png(svg, 32).toBuffer(), 32))
}

/** @param {string} svg @param {number} size */
function png(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
}

/**
 * An ICO file is a header and a list of pictures; one PNG is enough.
 * @param {Buffer} picture @param {number} size
 */
function ico(picture, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
