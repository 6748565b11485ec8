import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Where headers and a few bytes saved are no longer worth the work on both sides. */
export const smallestBytes = 1024

/** Answers are compressed, requests are not unpacked: a small body that unfolds to gigabytes is nobody's need. */
export async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: smallestBytes,
    brotliOptions: { params: brotliParams },
  })
}
