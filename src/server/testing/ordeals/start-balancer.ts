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
  /** Sends no new requests to a process that is about to stop; null ends this. */
  drain(port: number | null): void
  stop(): Promise<unknown>
}

/** Starts nginx with deploy/nginx.conf, without TLS. */
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
    // nginx detects stopped processes itself.
    drain: () => undefined,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Hop-by-hop headers, which a proxy does not forward. */
const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * A round-robin proxy for machines without nginx. The test drains each process before it stops, as a deployment script would.
 */
export async function startRoundRobinProxy(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  let drained: number | null = null

  const server = createServer((incoming, outgoing) => {
    const available = ports.filter((port) => port !== drained)
    turn += 1
    forward(available[turn % available.length] ?? 0, incoming, outgoing)
  }).listen(0, '127.0.0.1')
  // Never closes idle connections, so that no client reuses one while it closes.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()

  function forward(port: number, incoming: IncomingMessage, to: ServerResponse) {
    const { method, url: path, headers } = incoming
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
      for (const name of hopByHopHeaders) delete answer.headers[name]
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    sent.once('error', (error) => to.writeHead(502).end(`{${error.message}}`))
    incoming.pipe(sent)
  }

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    drain: (port) => {
      drained = port
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
