import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Below this size compression is not worth the work. */
export const minBytes = 1024

/** Requests are not decompressed, which rules out decompression bombs. */
export async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: minBytes,
    brotliOptions: { params: brotliParams },
  })
}
