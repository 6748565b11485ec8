import { onTestFinished } from 'vitest'
import { startBuiltServer } from '../built-server.ts'

/** Starts a built server that is killed after the test, even if the test fails. */
export async function aServer(env: NodeJS.ProcessEnv) {
  const server = await startBuiltServer(env)
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}
