import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Config } from './config.ts'

/**
 * Takes the port for a moment before anything is opened: one that is taken is better told before a database is
 * made than after. PORT=0 asks for any free one, which must be known now, because links in mails and the sign-in
 * provider's way back contain it.
 */
export async function reservePort(config: Config): Promise<Config> {
  const probe = createServer().listen(config.port, config.host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}
