import { loadedOnce } from '#server/loaded-once.ts'

/** Lazy singleton: sharp and its decoders take ten megabytes, and most servers rarely process a photo. */
export const loadSharp = loadedOnce(async () => {
  const { default: sharp } = await import('sharp')
  // Two photos are processed concurrently, on one thread each; the other threads of the pool stay free.
  sharp.concurrency(1)
  sharp.cache(false)
  // Defense in depth behind the signature check: only these four formats can be decoded from files.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadNsgifFile',
      'VipsForeignLoadWebpFile',
      // For our own illustrations, which are rendered from memory.
      'VipsForeignLoadSvgBuffer',
    ],
  })
  return sharp
})
