import type { Session } from './session.ts'

interface Watched {
  /** The unit that is running; 0 when none is. */
  running(): number
  /** 0 when it may take as long as it likes. */
  limitOf(unit: number): number
  /** Sessions that keep the engine from others and ask nothing of it. */
  holders(): Session[]
  onOverrun(unit: number, limitMs: number): void
  onIdleHolder(session: Session): void
}

const tickMs = 100
const restAfterTicks = 20

/**
 * Sees to it that nobody keeps the engine for ever. The engine cannot tell, since it stands still during a query, so the
 * main thread looks at what it is doing now and then, while there is something to look at.
 */
export function createWatch({ running, limitOf, holders, onOverrun, onIdleHolder }: Watched) {
  let timer: NodeJS.Timeout | undefined
  let quietTicks = 0
  let seen = 0
  let seenSince = 0

  return {
    wake() {
      quietTicks = 0
      if (timer) return
      timer = setInterval(tick, tickMs)
      timer.unref()
    },
    stop,
  }

  function tick() {
    const now = performance.now()
    const unit = running()
    // Time counts from when it was seen here, not from when it began: a main thread that was busy itself accuses nobody.
    if (unit !== seen) {
      seen = unit
      seenSince = now
    } else if (unit !== 0) {
      const limitMs = limitOf(unit)
      if (limitMs > 0 && now - seenSince > limitMs) {
        seen = 0
        onOverrun(unit, limitMs)
      }
    }
    const idle = holders()
    for (const session of idle) {
      const { idleInTransactionMs } = session.limits
      const since = session.holdsEngineSince ?? now
      if (idleInTransactionMs > 0 && now - since > idleInTransactionMs) onIdleHolder(session)
    }
    quietTicks = unit === 0 && idle.length === 0 ? quietTicks + 1 : 0
    if (quietTicks > restAfterTicks) stop()
  }

  function stop() {
    clearInterval(timer)
    timer = undefined
  }
}
