import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/**
 * Runs PostgreSQL as a child process. Stops it when standard input ends, because the server closed it or was killed.
 */
const [command = '', ...args] = process.argv.slice(2)
const postgres = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true })

postgres.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
postgres.on('exit', (code) => process.exit(code ?? 1))
process.stdin.once('end', stop).once('error', stop).resume()
// A service manager signals all processes at once. Requests under way still need PostgreSQL.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

/** Gives clients a second to disconnect by themselves, which is quiet. Then PostgreSQL disconnects them. */
function stop() {
  signal('SIGTERM')
  setTimeout(() => signal('SIGINT'), 1_000)
}

/** @param {'SIGTERM' | 'SIGINT'} name */
function signal(name) {
  if (process.platform !== 'win32') postgres.kill(name)
  else spawn(join(dirname(command), 'pg_ctl'), ['kill', name.slice(3), String(postgres.pid)])
}
