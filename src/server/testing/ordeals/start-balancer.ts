import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { packageRoot } from '#server/package-root.ts'
import { freePort } from '../built-server.ts'
import { isRefused } from '../is-refused.ts'

interface Balancer {
  url: string
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
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** In place of nginx where it is not installed: takes turns, and asks the other one when a process is away or says 503. */
export async function startTurnTaker(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    turn += 1
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0)
    for (const [at, port] of order.entries()) {
      const isLast = at === order.length - 1
      if (await forward(port, incoming, body, outgoing, isLast)) return
    }
    outgoing.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()

  /** Whether it was answered. What was sent and may have had an effect is not sent again. */
  function forward(
    port: number,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    to: ServerResponse,
    isLast: boolean,
  ) {
    return new Promise<boolean>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', method, path: url, headers, agent }, (answer) => {
        const { statusCode = 502 } = answer
        if (statusCode === 503 && method === 'GET' && !isLast) {
          answer.resume()
          resolve(false)
          return
        }
        to.writeHead(statusCode, answer.headers)
        answer.pipe(to).once('close', () => resolve(true))
      })
      sent.once('error', (error: NodeJS.ErrnoException) => {
        if (method === 'GET' || error.code === 'ECONNREFUSED') return resolve(false)
        to.writeHead(502).end()
        resolve(true)
      })
      sent.end(body)
    })
  }

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      agent.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
