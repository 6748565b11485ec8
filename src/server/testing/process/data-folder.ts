import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** A temporary folder, removed after the test. */
export function aDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** A data folder with a migrated, empty database. */
export function aMigratedFolder(folder = aDataFolder()) {
  cpSync(inject('migratedFolder'), folder, { recursive: true })
  return folder
}
