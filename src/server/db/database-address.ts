import pg from 'pg'

const form =
  'must be postgres://user:password@host:5432/name, with one host, or for a socket postgres://user@localhost/name?host=/folder'

/** Checked before parsing: the parsers read '12' of the password '12#34' as a port. */
const pattern = /^postgres(ql)?:\/\/([^\s/?#]*@)?[^\s/?#,]*([/?]\S*)?$/

/** Explains why DATABASE_URL is unusable; null if it is valid. Repeats nothing of the URL but a file path. */
export function addressProblem(databaseUrl: string): string | null {
  if (!pattern.test(databaseUrl)) return form
  try {
    const { host, port } = new pg.Client({ connectionString: withLibpqModes(databaseUrl) })
    return host.includes(',') || !Number.isInteger(port) ? form : null
  } catch (error) {
    const { code, path }: NodeJS.ErrnoException = error instanceof Error ? error : new Error()
    if (path !== undefined) return `must name certificate files that can be read (${path}: ${code})`
    if (databaseUrl.includes('sslmode=verify-ca')) return 'must have sslrootcert=FILE with sslmode=verify-ca'
    return form
  }
}

/** Gives `sslmode` its libpq meaning: `require` encrypts, `verify-full` also checks the certificate. */
export function withLibpqModes(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}
