/** The error code of Node or of the operating system, such as ENOENT. */
export function errnoOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
