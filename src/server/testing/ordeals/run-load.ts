import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface LoadResult {
  sent: number
  /** How many answers had each status; an error of the connection counts under its code. */
  statuses: Record<string, number>
  withoutRetryAfter: number
  /** Of the accepted requests, in milliseconds. */
  p95: number
}

interface Load {
  url: string
  seconds: number
  connections: number
  /** Requests a second; without it as many as the connections carry. */
  rate?: number
}

const program = fileURLToPath(new URL('load-program.ts', import.meta.url))

export async function runLoad({ url, seconds, connections, rate = 0 }: Load): Promise<LoadResult> {
  const args = [url, seconds, connections, Math.round(rate)].map(String)
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args])
  // The load stands for other machines, so that it yields the cores to the server.
  if (running.child.pid !== undefined) setPriority(running.child.pid, 5)
  return JSON.parse((await running).stdout)
}
