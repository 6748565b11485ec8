import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Enough to recognise a process later, even after another one got its number. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Where process numbers mean the same: one boot of one kernel, and one container of it. */
  realm: string
  /** In the kernel's own count since it started; null where it does not tell. */
  startedAt: string | null
}

export function thisProcess(): ProcessIdentity {
  const { pid } = process
  return { pid, host: hostname(), realm: thisRealm(), startedAt: statOf(pid)?.startedAt ?? null }
}

/** Null when it cannot be known from here: the process belongs to another machine or container. */
export function isRunning({ pid, realm, startedAt }: ProcessIdentity): boolean | null {
  if (realm !== thisRealm()) return null
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It exists and is somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const stat = statOf(pid)
  if (!stat) return true
  // A zombie runs no more; its parent has just not asked for its exit code yet.
  if (stat.state === 'Z' || stat.state === 'X') return false
  return startedAt === null || stat.startedAt === startedAt
}

function thisRealm() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    const startedAt = fields[19]
    return state && startedAt ? { state, startedAt } : null
  } catch {
    return null
  }
}
