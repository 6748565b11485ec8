export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp'

export const signatureBytes = 16

/** By signature: name and content type are untrusted. Null for other formats, so that no other decoder sees the file. */
export function imageTypeOf(start: Buffer): ImageType | null {
  const at = (offset: number, sign: string) =>
    start.subarray(offset, offset + sign.length).equals(Buffer.from(sign, 'latin1'))
  if (at(0, '\xff\xd8\xff')) return 'jpeg'
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return 'gif'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp'
  return null
}
