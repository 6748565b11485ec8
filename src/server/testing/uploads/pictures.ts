import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

export type Format = 'jpeg' | 'png' | 'gif' | 'webp'
export const formats: Format[] = ['jpeg', 'png', 'gif', 'webp']

/** A picture with a red left half and a blue right half, so that tests detect rotation. */
export function twoHalves(width = 60, height = 40): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 220
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const picture = (format: Format, width?: number, height?: number): Promise<Buffer> =>
  twoHalves(width, height)[format]().toBuffer()

/** An animation with frames of a single color each. */
export function animation(format: 'gif' | 'webp', frames: number, side = 40): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * frames * 3)
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 53) % 256, frame * side * side * 3, (frame + 1) * side * side * 3)
  const pages = sharp(pixels, {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
  })
  return pages[format]().toBuffer()
}

/** The metadata and colors of a picture. Reads from a file, because this process forbids decoding from memory. */
export async function inspectPicture(content: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-picture-'))
  const path = join(folder, randomUUID())
  try {
    writeFileSync(path, content)
    const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels)
      return red > blue ? 'red' : 'blue'
    }
    return { ...(await sharp(path, { pages: -1 }).metadata()), colorAt }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function formOf(
  content: Buffer | string,
  { name = 'photo.jpg', type = 'image/jpeg', field = 'photo' } = {},
) {
  const form = new FormData()
  form.set(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }))
  return form
}
