import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isLongOrdeal, note, rounds } from '#server/testing/ordeals.ts'
import { type BuiltServer, freePort, startBuiltServer } from '../built-server.ts'
import { type Fault, startBrokenService } from '../ordeals/broken-service.ts'
import { findProgram } from '../ordeals/find-program.ts'
import { runLoad } from '../ordeals/run-load.ts'
import { startNginx, startRoundRobinProxy } from '../ordeals/start-balancer.ts'
import { csvForm, tutoringCsv, tutoringRow } from '../send-csv.ts'
import { startTestPostgres, type TestPostgres } from '../test-postgres.ts'
import { formOf, picture } from '../uploads/pictures.ts'
import { register, signIn } from './people.ts'

/** Two processes on one database, shared by all tests, because starting them takes longer than some tests. */
let postgres: TestPostgres
let servers: BuiltServer[] = []
let environments: NodeJS.ProcessEnv[] = []
const services = { mail: startBrokenService(), s3: startBrokenService(), identity: startBrokenService() }

beforeAll(async () => {
  postgres = await startTestPostgres()
  const [mail, s3, identity] = await Promise.all([services.mail, services.s3, services.identity])
  const shared = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'shared by both processes, which accept the same sessions',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'waymark@example.org',
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_BUCKET: 'waymark-photos',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    OIDC_ISSUER: `http://127.0.0.1:${identity.port}`,
    OIDC_CLIENT_ID: 'waymark',
    OIDC_CLIENT_SECRET: 'secret',
  }
  const ports = [await freePort(), await freePort()]
  environments = ports.map((port) => ({
    ...shared,
    PORT: String(port),
    DATA_DIR: `${postgres.folder}/server-${port}`,
  }))
  servers = await Promise.all(environments.map((env) => startBuiltServer(env)))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  for (const service of Object.values(services)) await (await service).close()
  await postgres?.stop()
})

const first = () => servers[0]?.url ?? ''

test('a mail server, a bucket or an identity provider that is down, silent or answers rubbish stops nothing else', {
  timeout: 120_000 + 9 * rounds('providers') * 2_000,
}, async () => {
  const headers = await signIn(first())
  const photo = await picture('png', 30, 20)
  const upload = (signal?: AbortSignal) =>
    fetch(`${first()}/api/upload`, { method: 'POST', headers, body: formOf(photo), signal })
  const signInWithProvider = (signal?: AbortSignal) =>
    fetch(`${first()}/api/login/oidc`, { redirect: 'manual', signal })

  for (const fault of ['down', 'rubbish', 'silent'] satisfies Fault[]) {
    for (const service of Object.values(services)) await (await service).setFault(fault)
    const end = Date.now() + rounds('providers') * 1000
    // Requests that wait for a silent service abort later; the others get responses.
    const aborted = AbortSignal.timeout(Math.max(1_000, end - Date.now()))
    const waiting = Array.from({ length: 5 }, () =>
      Promise.allSettled([upload(aborted), signInWithProvider(aborted)]),
    )
    for (let count = 0; count < 4 || Date.now() < end; count += 1) {
      const email = `${fault}-${count}@example.org`
      expect(await register(first(), email), email).not.toBeNull()
      for (const path of ['/api/tutoring-providers', '/browse', '/api/health/ready', '/'])
        expect((await fetch(first() + path)).status, `${path} while ${fault}`).toBe(200)
      await sleep(50)
    }
    if (fault !== 'silent') {
      const refused = await upload()
      expect([refused.status, await refused.json()]).toEqual([503, { message: expect.any(String) }])
      const back = await signInWithProvider()
      expect(back.headers.get('location')).toContain('/api/login?error=oidc-')
    }
    await Promise.all(waiting)
  }
  // Ends requests that still wait for a silent service, so that the servers can stop.
  for (const service of Object.values(services)) await (await service).setFault('down')
  note('accounts, lists and pages were served throughout; uploads get 503 with words')
})

test('10 times the load that a server can carry causes no 500 and ends with the load', {
  timeout: 120_000 + rounds('overload') * 2_000,
}, async () => {
  const url = first()
  const usual = await runLoad({ url, seconds: 1, connections: 10 })
  const capacity = usual.statuses[200] ?? 0
  expect(capacity).toBeGreaterThan(0)

  const seconds = rounds('overload')
  const health = { count: 0, slowestMs: 0, statuses: new Set<number>() }
  const overload = runLoad({ url, seconds, connections: 500, rate: 10 * capacity })
  const ended = overload.then(() => true)
  while (!(await Promise.race([ended, sleep(100)]))) {
    const since = performance.now()
    health.statuses.add((await fetch(`${url}/api/health/live`)).status)
    health.count += 1
    health.slowestMs = Math.max(health.slowestMs, performance.now() - since)
  }
  const { sent, statuses, withoutRetryAfter, p95 } = await overload
  expect(Object.keys(statuses).filter((status) => !['200', '503'].includes(status))).toEqual([])
  expect(withoutRetryAfter).toBe(0)
  expect([...health.statuses]).toEqual([200])

  const since = performance.now()
  await expect.poll(async () => (await fetch(`${url}/api/summer-camps`)).status, { timeout: 5_000 }).toBe(200)
  const recoveredMs = performance.now() - since
  const statusesOfUsualLoad = async () =>
    Object.keys((await runLoad({ url, seconds: 1, connections: 10 })).statuses)
  await expect.poll(statusesOfUsualLoad, { timeout: 30_000 }).toEqual(['200'])
  note(
    `${Math.round(sent / seconds)} requests a second on a server that carries ${capacity}: ${Math.round((statuses[200] ?? 0) / seconds)} a second answered, 95 % within ${Math.round(p95)} ms, the others 503; slowest of ${health.count} health checks ${Math.round(health.slowestMs)} ms; recovered after ${Math.round(recoveredMs)} ms`,
  )
})

test('a rolling restart of two processes at 100 requests a second fails no request', {
  timeout: 120_000 + rounds('rolling') * 60_000,
}, async () => {
  const nginx = findProgram('nginx')
  if (!nginx && isLongOrdeal) return note('not run: nginx is not installed')
  const headers = await signIn(first())
  const body = csvForm(tutoringCsv(tutoringRow('Hilltop')))
  await fetch(`${first()}/api/admin/import/tutoring-providers`, { method: 'POST', headers, body })
  const listed = await (await fetch(`${first()}/api/tutoring-providers`)).json()
  const [provider] = (listed as { providers: { id: number }[] }).providers
  const listing = { listingType: 'tutoring', listingId: provider?.id }

  const ports = environments.map(({ PORT }) => Number(PORT))
  const balancer = await (nginx ? startNginx(nginx, ports) : startRoundRobinProxy(ports))
  onTestFinished(() => balancer.stop().then(() => undefined))
  const failures: string[] = []
  const pending = new Set<Promise<unknown>>()
  let sent = 0
  let busy = 0
  const send = async (at: number) => {
    // Every tenth request writes.
    const path = at % 10 === 0 ? '/api/thumbs-up' : at % 10 === 5 ? '/browse' : '/api/tutoring-providers'
    const write = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(listing),
    }
    try {
      const answer = await fetch(balancer.url + path, path === '/api/thumbs-up' ? write : {})
      const text = await answer.text()
      // A busy machine refuses some requests, which the overload test covers.
      if (text.includes('very busy')) busy += 1
      else if (!answer.ok)
        failures.push(`${at}: ${path} ${answer.status} ${/<title>.*<.title>|\{.*\}/.exec(text)?.[0]}`)
    } catch (error) {
      failures.push(`${at}: ${path} ${error instanceof Error ? (error.cause ?? error) : error}`)
    }
  }
  const timer = setInterval(() => {
    sent += 1
    const request: Promise<unknown> = send(sent).finally(() => pending.delete(request))
    pending.add(request)
  }, 10)
  onTestFinished(() => clearInterval(timer))

  for (let round = 0; round < rounds('rolling'); round += 1) {
    for (const [index, env] of environments.entries()) {
      balancer.drain(Number(env.PORT))
      expect(await servers[index]?.stop()).toBe(0)
      servers[index] = await startBuiltServer(env)
      balancer.drain(null)
      // Like a deployment, waits until the balancer has detected the restarted process.
      await sleep(1_200)
    }
  }
  clearInterval(timer)
  await Promise.all(pending)
  expect(failures.slice(0, 20), `${failures.length} of ${sent}`).toEqual([])
  note(
    `${sent} requests, a tenth of them writes, behind ${nginx ? 'nginx' : 'a proxy of the test'}; ${busy} were refused because the machine was busy`,
  )
})
