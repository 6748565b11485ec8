import { addDemoPhotos } from '#server/demo/demo-photos.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import { createUploadService } from '#server/uploads/uploads.service.ts'
import { runCommand, withDatabase } from './run-command.ts'

/** The server forks it: see demo/fork-demo-photos.ts. It ends with the server, whose PostgreSQL it uses. */
process.once('disconnect', () => process.exit(1))
// The listener alone must not keep the process running.
process.channel?.unref()

await runCommand(() =>
  withDatabase(({ db }, config) => {
    const storage = createStorage(config)
    const uploads = createUploadService({ db, clock: () => new Date(), storage, dataDir: config.dataDir })
    return addDemoPhotos({ db, uploads })
  }),
)
