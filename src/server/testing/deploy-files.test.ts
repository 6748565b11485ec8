import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentSchema } from '#server/config-variables.ts'
import { packageRoot } from '#server/package-root.ts'

const folder = join(packageRoot(), 'deploy')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const variables = Object.keys(environmentSchema.shape)

test('the image runs without root, has a health check, and contains every data file that the server reads', () => {
  const dockerfile = read('Dockerfile')
  const [, image = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
  expect(image).toMatch(/^USER node$/m)
  expect(image).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health\/live/m)
  const sources = readdirSync(join(packageRoot(), 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing/.test(file))
    .map((file) => readFileSync(join(packageRoot(), 'src/server', file), 'utf8'))
  const found = sources.flatMap((source) => [...source.matchAll(/packageRoot\(\)((?:, '[^']+')+)/g)])
  const folders = found.map(([, parts = '']) => [...parts.matchAll(/'([^']+)'/g)].map(([, part]) => part))
  expect(folders.length).toBeGreaterThan(4)
  for (const parts of folders) {
    const path = parts.join('/')
    const copied = [...image.matchAll(/^COPY \S+ \S+ \/app\/(\S+) /gm)].map(([, from = '']) => from)
    expect(
      copied.some((from) => path.startsWith(from)),
      path,
    ).toBe(true)
  }
})

test('the compose file and the unit name only variables that exist, and keep the root file system read-only', () => {
  const compose = read('compose.yaml')
  const [, app = ''] = /^ {2}app:\n([\s\S]*?)^ {2}database:/m.exec(compose) ?? []
  expect(app).toContain('read_only: true')
  const named = [...app.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(named).toContain('DATABASE_URL')
  expect(named.filter((name) => !variables.includes(name ?? ''))).toEqual([])
  const unit = read('waymark.service')
  const folder = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1]
  for (const line of [
    'ProtectSystem=strict',
    'NoNewPrivileges=true',
    'User=waymark',
    `InaccessiblePaths=-${folder}/.git`,
  ])
    expect(unit).toContain(line)
})

test('in the compose file the account of the app owns its database and is no superuser', () => {
  const compose = read('compose.yaml')
  expect(compose).toContain('DATABASE_URL: postgres://waymark:')
  expect(compose).not.toContain('POSTGRES_USER')
  expect(compose).toMatch(/create role waymark login password :'password';/)
  expect(compose).toMatch(/alter database waymark owner to waymark;/)
})

test('nginx offers only TLS 1.2 and 1.3 with forward secrecy and authenticated encryption', () => {
  const nginx = read('nginx.conf')
  expect(nginx).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m)
  const suites = /^ {2}ssl_ciphers (.*);$/m.exec(nginx)?.[1]?.split(':') ?? []
  expect(suites.length).toBeGreaterThan(3)
  for (const suite of suites)
    expect(suite).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/)
})

test('certificates are publicly trusted: nginx has those of Let’s Encrypt, Caddy gets its own', () => {
  expect(read('nginx.conf')).toMatch(/^ {2}ssl_certificate \/etc\/letsencrypt\/live\//m)
  const caddy = read('Caddyfile')
  expect(caddy).toMatch(/^waymark\.example\.org \{$/m)
  expect(caddy).not.toMatch(/^\s*(tls|auto_https|local_certs)\b/m)
})

test.each(['Caddyfile', 'nginx.conf'])(
  '%s checks readiness or retries the next server, hides the metrics and accepts a large import',
  (name) => {
    const content = read(name)
    expect(content).toMatch(/\/api\/health\/ready|proxy_next_upstream/)
    // Paths below it too: the app serves /metrics/.
    expect(content).toMatch(/^\s*(location|handle) \/metrics\*? \{[\s\S]{0,12} 404/m)
    expect(content).toMatch(/51m/i)
    expect(content).toContain('TRUST_PROXY=1')
    expect(content, 'calls of the API over http').toMatch(/\/api\/[\s\S]{0,120}403/)
  },
)
