import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type EmbeddedDatabaseOptions, openDatabase } from '../client.ts'
import { quietLogger } from './quiet-logger.ts'

/** A data folder for one test. */
export function aDataDir() {
  const dataDir = mkdtempSync(join(inject('embedded').copies, 'own-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  return dataDir
}

/** An embedded database for one test, which may mistreat it. */
export async function anEmbeddedDatabase(options: Partial<EmbeddedDatabaseOptions> = {}) {
  const { template } = inject('embedded')
  const database = await openDatabase(
    { kind: 'embedded', dataDir: aDataDir(), template, ...options },
    { logger: quietLogger },
  )
  onTestFinished(() => database.close())
  return database
}
