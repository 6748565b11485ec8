import { promises as dns, type LookupAddress } from 'node:dns'
import net from 'node:net'

/** Network access of the link watch; tests inject their own. */
export interface LinkNetwork {
  resolve: (host: string) => Promise<LookupAddress[]>
  connect: (options: net.TcpNetConnectOpts) => net.Socket
  /** For the whole response. */
  timeoutMs: number
  /** Between requests to a host. */
  pauseMs: number
}

export const publicInternet: LinkNetwork = {
  resolve: (host) => dns.lookup(host, { all: true }),
  connect: (options) => net.connect(options),
  timeoutMs: 5_000,
  pauseMs: 1_000,
}
