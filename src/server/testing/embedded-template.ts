import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/client.ts'
import { migrate, migrationsFolder } from '#server/db/migrate.ts'
import { packageRoot } from '#server/package-root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of a migrated and closed database, and a folder for copies of them, which goes with the run. */
    embedded: { template: string; copies: string }
  }
}

const tools = { logger: pino({ level: 'silent' }) }

/** Making a database takes seconds, so one is kept for as long as the migrations and the engine stay the same. */
export default async function prepareTemplate(project: TestProject) {
  const cache = join(packageRoot(), '.cache')
  const folder = join(cache, `embedded-${fingerprint()}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    for (const name of readdirSync(cache))
      if (name.startsWith('embedded-')) rmSync(join(cache, name), { recursive: true, force: true })
    const draft = join(cache, `embedded-draft-${randomBytes(4).toString('hex')}`)
    const database = await openDatabase({ kind: 'embedded', dataDir: draft }, tools)
    await migrate(database, tools)
    await database.close()
    renameSync(draft, folder)
  }
  const copies = mkdtempSync(join(tmpdir(), 'waymark-embedded-'))
  project.provide('embedded', { template: join(folder, 'database', 'cluster'), copies })
  return () => rmSync(copies, { recursive: true, force: true, maxRetries: 5 })
}

function fingerprint() {
  const hash = createHash('sha256').update(engineVersion())
  const files = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'))
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(migrationsFolder(), name)))
  return hash.digest('hex').slice(0, 16)
}

function engineVersion() {
  const locked = createRequire(import.meta.url)('../../../package.json')
  return String(locked.dependencies['@electric-sql/pglite'])
}
