import { resolve } from 'node:path'
import { backUpToFile } from '#server/backup/backup-file.ts'
import { describeBackup } from '#server/backup/describe-backup.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import { runCommand, withDatabase } from './run-command.ts'

const usage = `Usage: npm run backup -- <file>

Writes the database and the pictures to one compressed archive, as of this moment, also while the server runs. The archive
holds personal data: keep it as safe as the site itself, and no longer than 35 days.`

const [file = '', ...rest] = process.argv.slice(2)

if (file !== '' && !file.startsWith('-') && rest.length === 0) {
  await runCommand(() =>
    withDatabase(async ({ withUnlimitedClient }, config) => {
      const source = { withUnlimitedClient, storage: createStorage(config), clock: () => new Date() }
      const path = resolve(file)
      console.log(`Wrote ${path}: ${describeBackup(await backUpToFile(source, path))}.`)
    }),
  )
} else {
  process.exitCode = 1
  console.error(usage)
}
