import { crc32, deflateSync } from 'node:zlib'
import { animation, formats, picture } from './pictures.ts'

export interface HostileFile {
  about: string
  content: Buffer
  name: string
  type: string
}

/** Content that the server must never serve, whichever file contained it. */
export const foreign = '<script>alert("foreign bytes")</script>'

/** About two hundred malicious or damaged files, the same in each run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const good = await Promise.all(formats.map(async (format) => ({ format, content: await picture(format) })))
  return [
    ...disguised(),
    ...good.flatMap(({ format, content }) => [
      ...truncated(content).map((cut, index) => file(`${format} cut short, ${index}`, cut, format)),
      ...damaged(content, 25).map((broken, index) => file(`${format} with damage ${index}`, broken, format)),
      ...appended(content).map((both, index) => file(`${format} and something else, ${index}`, both, format)),
      file(`a bare signature of ${format}`, content.subarray(0, 12), format),
    ]),
    file('a PNG of 30,000 by 30,000 pixels', hugePng(30_000), 'png'),
    file('a PNG of 2^31 pixels a side', hugePng(2 ** 31 - 1), 'png'),
    file('a GIF of 65,535 by 65,535 pixels', hugeGif(await picture('gif')), 'gif'),
    file('a JPEG of 65,500 by 65,500 pixels', hugeJpeg(await picture('jpeg')), 'jpeg'),
    file('a PNG that unfolds to a gigabyte of text', textBomb(await picture('png')), 'png'),
    file('a GIF of 400 frames', await animation('gif', 400), 'gif'),
    file('a WebP of 200 frames', await animation('webp', 200), 'webp'),
  ]
}

const file = (about: string, content: Buffer, format: string, name = `photo.${format}`): HostileFile => ({
  about,
  content,
  name,
  type: `image/${format}`,
})

/** Other content types with the name and type of a picture. */
function disguised(): HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${foreign}</svg>`
  const contents: Record<string, Buffer | string> = {
    'an SVG': svg,
    'an SVG with a declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`,
    'a web page': `<!doctype html><html>${foreign}</html>`,
    'a web page that begins like a GIF': `GIF89a=1;/*${foreign}*/`,
    'a web page that begins like a JPEG': Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from(foreign),
    ]),
    'a web page that begins like a PNG': Buffer.concat([signature, Buffer.from(foreign)]),
    'a web page that begins like a WebP': `RIFF\x10\x00\x00\x00WEBP${foreign}`,
    'a script': 'fetch("/api/auth/user")',
    'a PDF': '%PDF-1.7\n1 0 obj <<>> endobj',
    'a ZIP archive': Buffer.from('504b0304140000000800', 'hex'),
    'a Windows program': 'MZ\x90\x00\x03',
    'a Linux program': '\x7fELF\x02\x01\x01',
    'a TIFF': Buffer.from('49492a0008000000', 'hex'),
    'a bitmap': Buffer.from('424d3a000000000000003600000028000000', 'hex'),
    'an icon': Buffer.from('00000100010010100000010020006804', 'hex'),
    'an AVIF': Buffer.from('0000001c667479706176696600000000', 'hex'),
    'a HEIC': Buffer.from('00000018667479706865696300000000', 'hex'),
    'a PostScript file': '%!PS-Adobe-3.0\n(x) show',
    'a command for ImageMagick':
      "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://example.org/x)'",
    'nothing at all': '',
    'one byte': '\xff',
    zeros: Buffer.alloc(2000),
  }
  return Object.entries(contents).flatMap(([about, content]) =>
    [
      { name: 'photo.jpg', type: 'image/jpeg' },
      { name: '../../../etc/cron.d/photo.png', type: 'image/png' },
    ].map((claim) => ({
      about: `${about} as ${claim.name}`,
      content: Buffer.from(content as string, 'latin1'),
      ...claim,
    })),
  )
}

function truncated(content: Buffer) {
  return [0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97].map((part) =>
    content.subarray(0, Math.floor(content.length * part)),
  )
}

/** Copies with bytes changed after the signature, by a seeded generator. */
function damaged(content: Buffer, count: number) {
  let seed = 12345
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % below
  }
  return Array.from({ length: count }, () => {
    const copy = Buffer.from(content)
    for (let changes = 0; changes < 4; changes += 1) copy[12 + random(copy.length - 12)] = random(256)
    return copy
  })
}

function appended(content: Buffer) {
  return [foreign, `PK\x03\x04${foreign}`, `\n<?php ${foreign} ?>`].map((more) =>
    Buffer.concat([content, Buffer.from(more, 'latin1')]),
  )
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

function hugePng(side: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function textBomb(png: Buffer) {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(200_000_000), { level: 9 }),
  ])
  return Buffer.concat([png.subarray(0, 33), chunk('zTXt', text), png.subarray(33)])
}

function hugeGif(gif: Buffer) {
  const copy = Buffer.from(gif)
  copy.writeUInt16LE(65_535, 6)
  copy.writeUInt16LE(65_535, 8)
  // The frame too, because a decoder may ignore an implausible screen size.
  const frame = copy.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  copy.writeUInt16LE(65_535, frame + 5)
  copy.writeUInt16LE(65_535, frame + 7)
  return copy
}

function hugeJpeg(jpeg: Buffer) {
  const copy = Buffer.from(jpeg)
  for (let at = 2; at < copy.length - 9; at += 1) {
    if (copy[at] !== 0xff || (copy[at + 1] !== 0xc0 && copy[at + 1] !== 0xc2)) continue
    copy.writeUInt16BE(65_500, at + 5)
    copy.writeUInt16BE(65_500, at + 7)
    return copy
  }
  return copy
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}
