import { startBuiltServer } from '#server/testing/built-server.ts'

/** Starts the built server as a child process that stops when this one exits. */
export async function startServer(env: NodeJS.ProcessEnv) {
  const server = await startBuiltServer(env)
  process.once('exit', () => server.kill('SIGTERM'))
  return server
}
