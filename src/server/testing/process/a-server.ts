import { onTestFinished } from 'vitest'
import { startBuiltServer } from '../built-server.ts'

/** A built server for one test, which does not outlive it even when the test fails half-way. */
export async function aServer(env: NodeJS.ProcessEnv) {
  const server = await startBuiltServer(env)
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}
