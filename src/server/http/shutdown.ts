import type { FastifyBaseLogger } from 'fastify'
import { requestBounds } from './limits.ts'

export interface ShutdownDeps {
  stop: () => Promise<void>
  log: FastifyBaseLogger
  exit?: (code: number) => void
  deadlineMs?: number
}

/** The terminal and npm both forward Ctrl-C, so the first signal arrives twice. Only a later one forces the exit. */
const repeatedSignalMs = 1_000

/** Stops once on SIGTERM or SIGINT. Returns the signal handler, for tests. */
export function stopOnSignals({
  stop,
  log,
  exit = process.exit,
  deadlineMs = requestBounds.shutdownMs,
}: ShutdownDeps) {
  let since: number | null = null

  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since > repeatedSignalMs) exit(1)
      return
    }
    since = performance.now()
    log.info({ signal }, 'stopping')
    const deadline = setTimeout(() => {
      log.error('did not stop in time')
      exit(1)
    }, deadlineMs)
    deadline.unref()
    stop().then(
      () => {
        log.info('stopped')
        exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly')
        exit(1)
      },
    )
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return onSignal
}
