import { loadedOnce } from '#server/loaded-once.ts'

/** Lazy singleton: with its decoders sharp takes ten megabytes, and most servers rarely see a photo. */
export const loadSharp = loadedOnce(async () => {
  const { default: sharp } = await import('sharp')
  // Two photos are worked on at once, each on one thread: the other threads of the pool belong to everybody else.
  sharp.concurrency(1)
  sharp.cache(false)
  // Uploads are read from files. Whatever the signature let pass, nothing but these four formats can be decoded.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadNsgifFile',
      'VipsForeignLoadWebpFile',
      // For our own drawings, which are rendered from memory.
      'VipsForeignLoadSvgBuffer',
    ],
  })
  return sharp
})
