import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Requests are not decompressed, which rules out decompression bombs. */
export async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    // Compressing a smaller response is not worth the CPU time.
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
