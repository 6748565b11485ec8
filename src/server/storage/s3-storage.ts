import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '#server/config.ts'
import { loadedOnce } from '#server/loaded-once.ts'
import type { Storage } from './storage.ts'

export function createS3Storage(config: S3Config): Storage {
  const { bucket: Bucket } = config
  const keyOf = (name: string) => `uploads/${name}`
  const load = loadedOnce(async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: createClient(sdk, config) }
  })

  return {
    async write(name, content) {
      const { sdk, client } = await load()
      await client.send(
        new sdk.PutObjectCommand({
          Bucket,
          Key: keyOf(name),
          Body: content,
          ContentLength: content.byteLength,
          ContentType: 'image/webp',
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },

    async read(name) {
      const { sdk, client } = await load()
      try {
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) }))
        if (!(found.Body instanceof Readable)) return null
        return { bytes: found.ContentLength ?? 0, stream: found.Body }
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },

    /** One by one, because not every S3 server supports bulk deletion. */
    async remove(names) {
      const { sdk, client } = await load()
      for (const name of names) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
    },

    /** S3 writes are atomic. */
    async tidy() {},
  }
}

function createClient(sdk: typeof import('@aws-sdk/client-s3'), config: S3Config): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = config
  return new sdk.S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== null && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Many S3 servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
}
