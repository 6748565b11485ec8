import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { LimitOptions } from './limit.server.ts'

const program = fileURLToPath(new URL('limit.server.ts', import.meta.url))

/** Starts a bare `node:http` server in its own process. */
export async function startLimit(options: LimitOptions) {
  const child = fork(program, [], { execArgv: ['--import', 'tsx'] })
  const exited = once(child, 'exit')
  child.send(options)
  const ready = once(child, 'message') as Promise<[AddressInfo]>
  const [{ port }] = await Promise.race([
    ready,
    exited.then(() => Promise.reject(new Error('A limit ended before it listened.'))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await exited
    },
  }
}
