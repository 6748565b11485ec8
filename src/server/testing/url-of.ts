/** The URL of another database on the same server. */
export function urlOf(server: string, database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
