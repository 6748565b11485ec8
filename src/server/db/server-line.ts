import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect as encrypt, rootCertificates } from 'node:tls'
import { BrokenLine } from './broken-line.ts'
import { endCleanly } from './line-end.ts'
import { startCleanly } from './line-start.ts'
import { type Encryption, type ServerHost, socketPathOf } from './server-url.ts'

interface Options {
  hosts: readonly ServerHost[]
  encryption: Encryption | null
  connectMs: number
  /** A line that has brought nothing for this long is dead, whatever the operating system believes. */
  silenceMs: number
  /** Whether a host is of the kind that is wanted, such as one that can be written to. */
  accepts?: (host: ServerHost) => Promise<boolean>
}

/** What the driver knows of the connection it wants a line for. */
interface Wanted {
  idle_timeout?: unknown
}

/**
 * Finds the way to the first of several database hosts that will do. The driver knows several hosts too, but while none of
 * them answers it tries again without a pause and never tells the caller; and a host that has lost its power is to it
 * merely slow.
 */
export function createServerLine({ hosts, encryption, connectMs, silenceMs, accepts }: Options) {
  return async (wanted: Wanted): Promise<Socket | BrokenLine> => {
    let failure: unknown
    for (const host of hosts) {
      try {
        if (accepts && !(await accepts(host))) throw new WrongKindError(host)
        const line = await reach(host)
        startCleanly(line)
        endCleanly(line)
        // A line that only listens is silent by nature, and the one kind the driver never closes for being idle.
        if (wanted.idle_timeout) endWhenSilent(line, silenceMs)
        return line
      } catch (error) {
        failure = error
      }
    }
    return new BrokenLine(failure)
  }

  async function reach(place: ServerHost): Promise<Socket> {
    const { host, port } = place
    const path = socketPathOf(place)
    const plain = path ? connect({ path }) : connect({ host, port })
    const timer = setTimeout(() => plain.destroy(timedOut(`${host}:${port} did not answer`)), connectMs)
    try {
      await once(plain, 'connect')
      return encryption && !path ? await secure(plain, host, encryption) : plain
    } finally {
      clearTimeout(timer)
    }
  }
}

/** With the code by which a server says that it cannot be used now. */
class WrongKindError extends Error {
  readonly code = '57P03'

  constructor({ host, port }: ServerHost) {
    super(`${host}:${port} is not of the kind that target_session_attrs asks for`)
  }
}

async function secure(plain: Socket, host: string, encryption: Encryption): Promise<Socket> {
  const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
  plain.write(request)
  const [answer] = (await once(plain, 'data')) as [Buffer]
  if (answer.toString('latin1') !== 'S') {
    if (!encryption.isRequired) return plain
    plain.destroy()
    throw new Error(`${host} does not encrypt connections, which DATABASE_URL asks for`)
  }
  const { isVerified, authorityFile } = encryption
  const options: ConnectionOptions = { socket: plain, rejectUnauthorized: isVerified }
  if (authorityFile) options.ca = [...rootCertificates, await readFile(authorityFile)]
  if (!isIP(host)) options.servername = host
  const line = encrypt(options)
  await once(line, 'secureConnect')
  return line
}

/**
 * Every statement has a time limit on the server, and an idle line is closed by the driver, so a line that is quiet for
 * longer than both has lost its other end.
 */
function endWhenSilent(line: Socket, silenceMs: number) {
  if (!Number.isFinite(silenceMs)) return
  let read = 0
  let since = performance.now()
  const timer = setInterval(
    () => {
      if (line.bytesRead !== read) {
        read = line.bytesRead
        since = performance.now()
      } else if (performance.now() - since > silenceMs) {
        line.destroy(timedOut('The database server went silent'))
      }
    },
    Math.min(1_000, silenceMs / 4),
  )
  timer.unref()
  line.once('close', () => clearInterval(timer))
}

function timedOut(message: string) {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT', syscall: 'connect' })
}
