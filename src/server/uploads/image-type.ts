/** The four kinds of pictures that are accepted. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp'

/** How many bytes from the beginning tell what a file is. */
export const signatureBytes = 16

/**
 * What a file is by its own bytes; its name and what the browser says of it count for nothing. Null for everything
 * else, so that no decoder for anything else ever sees it.
 */
export function imageTypeOf(start: Buffer): ImageType | null {
  const at = (offset: number, sign: string) =>
    start.subarray(offset, offset + sign.length).equals(Buffer.from(sign, 'latin1'))
  if (at(0, '\xff\xd8\xff')) return 'jpeg'
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return 'gif'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp'
  return null
}
