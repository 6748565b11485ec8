import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export function createStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 === null ? createDiskStorage(join(dataDir, 'uploads')) : createS3Storage(s3)
}
