import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { watchOver } from '../stock/children.ts'
import type { Orders, Ready } from './messages.ts'

const program = fileURLToPath(new URL('limit.server.ts', import.meta.url))

/** Starts a limit in a process of its own. */
export async function startLimit(orders: Orders) {
  const child = watchOver(fork(program, [], { execArgv: ['--import', 'tsx'] }))
  const exited = once(child, 'exit')
  child.send(orders)
  const [{ port }] = (await Promise.race([once(child, 'message'), exited.then(failed)])) as [Ready]
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function failed(): never {
  throw new Error('A limit ended before it listened.')
}
