import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Config } from './config.ts'

/**
 * Checks the port before a database is created. PORT=0 picks a free port, which links in mails and the OIDC redirect
 * address contain. Otherwise a process with DATABASE_URL skips it: a proxy in front would send requests to the probe, which
 * does not answer them.
 */
export async function reservePort(config: Config): Promise<Config> {
  if (config.databaseUrl !== null && config.port !== 0) return config
  const probe = createServer().listen(config.port, config.host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}
