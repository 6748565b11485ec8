import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#server/package-root.ts'
import { freePort } from '../built-server.ts'
import { isRefused } from '../is-refused.ts'

interface Balancer {
  url: string
  /** Called before a process stops, and with null when it is back. */
  avoid(port: number | null): void
  stop(): Promise<unknown>
}

/** nginx with deploy/nginx.conf, without TLS. */
export async function startNginx(program: string, ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-nginx-'))
  const port = await freePort()
  const shipped = readFileSync(join(packageRoot(), 'deploy', 'nginx.conf'), 'utf8')
  const [site = ''] = shipped
    .replaceAll(/127\.0\.0\.1:300([01])/g, (_, index) => `127.0.0.1:${ports[index]}`)
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_\w+ .*;/g, '')
    .split(/^server \{\s+listen 80;/m)
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  ${bodies.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site}
}
`,
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(program, args, { stdio: 'inherit' })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && (await isRefused(url))) await new Promise((next) => setTimeout(next, 20))
  if (child.exitCode !== null) throw new Error('nginx did not start.')
  return {
    url,
    // It notices by itself.
    avoid: () => undefined,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Headers of one connection, which a proxy does not pass on. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * In place of nginx where it is not installed: takes turns, and is told which process is about to stop, as a deployment script would.
 */
export async function startTurnTaker(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  let avoided: number | null = null

  const server = createServer((incoming, outgoing) => {
    const available = ports.filter((port) => port !== avoided)
    turn += 1
    forward(available[turn % available.length] ?? 0, incoming, outgoing)
  }).listen(0, '127.0.0.1')
  // A client that is about to use its connection again finds it open.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()

  function forward(port: number, incoming: IncomingMessage, to: ServerResponse) {
    const { method, url: path, headers } = incoming
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
      for (const name of ofConnection) delete answer.headers[name]
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    sent.once('error', (error) => to.writeHead(502).end(`{${error.message}}`))
    incoming.pipe(sent)
  }

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    avoid: (port) => {
      avoided = port
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
