import { startBuiltServer } from '#server/testing/built-server.ts'

/** The built server in its own process, which ends with this one. */
export async function startServer(env: NodeJS.ProcessEnv) {
  const server = await startBuiltServer(env)
  process.once('exit', () => server.kill('SIGTERM'))
  return server
}
