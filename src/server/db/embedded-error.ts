/** The message addresses the operator. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

export function explainOutput(output: string, folder: string): EmbeddedDatabaseError {
  const orElse = 'or choose another folder with DATA_DIR.'
  if (output.includes('No space left on device'))
    return new EmbeddedDatabaseError(`The disk of ${folder} is full. Make room, ${orElse}`)
  if (/Permission denied|Read-only file system/.test(output))
    return new EmbeddedDatabaseError(`PostgreSQL may not write to ${folder}. Grant it access, ${orElse}`)
  const messages = output.replaceAll(/^LOG: .*\n/gm, '').trim()
  return new EmbeddedDatabaseError(`PostgreSQL could not start in ${folder}. It reported:\n${messages}`)
}
