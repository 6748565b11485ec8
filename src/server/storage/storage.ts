import type { Readable } from 'node:stream'

export interface StoredFile {
  bytes: number
  stream: Readable
}

/** Names are plain file names that the caller has checked. Files are immutable. */
export interface Storage {
  write(name: string, content: Buffer): Promise<void>
  read(name: string): Promise<StoredFile | null>
  /** Idempotent: missing files are no error. */
  remove(names: readonly string[]): Promise<void>
  /** Removes partial writes from before that time. */
  tidy(before: Date): Promise<void>
}
