import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/**
 * Runs PostgreSQL as its child, with the command line in its arguments. Stops it when standard input ends: when the server
 * closes it, and also when the server is killed.
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

/** Waits a moment for clients to leave by themselves, which is quiet. Then PostgreSQL disconnects them. */
function stop() {
  signal('SIGTERM')
  setTimeout(() => signal('SIGINT'), 1_000)
}

/** @param {'SIGTERM' | 'SIGINT'} name */
function signal(name) {
  if (process.platform !== 'win32') postgres.kill(name)
  else spawn(join(dirname(command), 'pg_ctl'), ['kill', name.slice(3), String(postgres.pid)])
}
