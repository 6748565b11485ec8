import type { Readable } from 'node:stream'

export interface StoredFile {
  bytes: number
  stream: Readable
}

/**
 * Where uploaded files lie. A name is a plain file name, checked by whoever takes it from a request; a file is written
 * once and never changed.
 */
export interface Storage {
  write(name: string, content: Buffer): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<StoredFile | null>
  /** Names without a file are no error: whoever removes may have been interrupted the last time. */
  remove(names: readonly string[]): Promise<void>
  /** Removes what was half written before that time and never finished. */
  tidy(before: Date): Promise<void>
}
