import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** A folder for one test, gone after it. */
export function aDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** A folder with a migrated database without rows, as if it had been restored from a backup. */
export function aMigratedFolder(folder = aDataFolder()) {
  cpSync(inject('migratedFolder'), folder, { recursive: true })
  return folder
}
