import { resolve } from 'node:path'
import { describeBackup } from '#server/backup/describe-backup.ts'
import { verifyArchive } from '#server/backup/read-archive.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { knownMigrations } from '#server/db/migrate.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import { runCommand, withDatabase } from './run-command.ts'

const usage = `Usage: npm run restore -- <file>

Loads a backup into an empty installation: a new DATA_DIR, or an empty database in DATABASE_URL. The archive is verified
first, and nothing changes if it is damaged, newer than this program or from another one.`

const [file = '', ...rest] = process.argv.slice(2)

if (file !== '' && !file.startsWith('-') && rest.length === 0) {
  await runCommand(async () => {
    const path = resolve(file)
    // Before the embedded database is created.
    const manifest = await verifyArchive(path, knownMigrations())
    await withDatabase(
      (database, config) => restoreArchive(path, manifest, { database, storage: createStorage(config) }),
      { mayCreate: true },
    )
    console.log(`Restored ${describeBackup(manifest)}.`)
    console.log('Start the server with npm start.')
  })
} else {
  process.exitCode = 1
  console.error(usage)
}
