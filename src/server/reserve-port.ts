import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Config } from './config.ts'

/**
 * Checks the port before a database is created. PORT=0 picks a free port, which mail links and the OIDC redirect URL contain.
 * Otherwise a process with DATABASE_URL skips the check: a proxy would send requests to the probe, which never responds.
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
