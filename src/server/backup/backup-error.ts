/** The message is complete: it is all that the operator sees. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
