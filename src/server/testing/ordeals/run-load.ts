import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface LoadResult {
  sent: number
  /** Responses per status, and connection errors per error code. */
  statuses: Record<string, number>
  withoutRetryAfter: number
  /** The latency of accepted requests in milliseconds. */
  p95: number
}

interface Load {
  url: string
  seconds: number
  connections: number
  /** Requests per second; by default as many as the connections can send. */
  rate?: number
}

const program = fileURLToPath(new URL('load-program.ts', import.meta.url))

export async function runLoad({ url, seconds, connections, rate = 0 }: Load): Promise<LoadResult> {
  const args = [url, seconds, connections, Math.round(rate)].map(String)
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args])
  // Low priority, because the load represents other machines and must leave the cores to the server.
  if (running.child.pid !== undefined) setPriority(running.child.pid, 5)
  return JSON.parse((await running).stdout)
}
