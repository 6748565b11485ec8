import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

describe('nothing set', () => {
  test('is the embedded database on this machine alone, with demo data', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      demoData: true,
      publicUrl: 'http://127.0.0.1:3000',
      firstAdmin: null,
      oidc: null,
      s3: null,
      siteName: 'Waymark',
      rateLimit: true,
      contentProtection: true,
      publicBrowsing: true,
      embedOrigins: [],
      trustProxy: false,
      logLevel: 'info',
      importMaxBytes: 52_428_800,
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
  })

  test('an empty variable counts as not set', () => {
    expect(loadConfig({ PORT: '', OIDC_ISSUER: '', SITE_NAME: '' })).toEqual(loadConfig({}))
  })
})

describe('a database server', () => {
  const DATABASE_URL = 'postgres://way:mark@db:5432/waymark?sslmode=require'

  test('gets no demo data unless asked', () => {
    expect(loadConfig({ DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      demoData: false,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
    })
    expect(loadConfig({ DATABASE_URL, DEMO_DATA: 'true' }).demoData).toBe(true)
  })

  test.each([
    'postgresql://db/waymark',
    'postgres://way:50%25@[::1]:5433/waymark?sslmode=verify-full',
    'postgres://way@localhost/waymark?host=/run/postgresql',
    'postgres:///waymark?host=/run/postgresql&user=way',
  ])('may be %s', (address) => {
    expect(loadConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  })
})

describe('values', () => {
  test.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
    ['loopback', ['loopback']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
  })

  test('EMBED_ORIGINS is a list', () => {
    const origins = ['https://school.test', 'https://library.test:8443']
    expect(loadConfig({ EMBED_ORIGINS: origins.join(', ') }).embedOrigins).toEqual(origins)
  })

  test('PUBLIC_URL loses its last slash', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://waymark.example.org/' }).publicUrl).toBe(
      'https://waymark.example.org',
    )
  })

  test('an IPv6 address is one a browser can open', () => {
    expect(loadConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
    expect(loadConfig({ HOST: '::' }).publicUrl).toBe('http://localhost:3000')
  })

  test('whole groups become one setting', () => {
    const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'way', OIDC_CLIENT_SECRET: 'mark' }
    expect(loadConfig(oidc).oidc).toEqual({
      issuer: 'https://id.example.org',
      clientId: 'way',
      clientSecret: 'mark',
      label: 'id.example.org',
    })
    const s3 = { S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'pics', S3_ACCESS_KEY_ID: 'a' }
    expect(loadConfig({ ...s3, S3_SECRET_ACCESS_KEY: 'b' }).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'pics',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      forcePathStyle: true,
    })
  })
})

function problemsOf(env: NodeJS.ProcessEnv) {
  try {
    loadConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('what cannot be used', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it must be a whole number from 0 to 65535.'],
    [{ RATE_LIMIT: 'sometimes' }, 'RATE_LIMIT is "sometimes"; it must be on or off.'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA is "maybe"; it must be true or false.'],
    [
      { PUBLIC_URL: 'https://a.example/app' },
      'PUBLIC_URL is "https://a.example/app"; it must be http:// or https://',
    ],
    [{ PUBLIC_URL: 'waymark' }, 'PUBLIC_URL is "waymark"'],
    [
      { OIDC_ISSUER: 'http://id.example.org' },
      'OIDC_ISSUER is "http://id.example.org"; it must be an https://',
    ],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY is "everyone"; it must be off, the number of proxies'],
    [
      { TILE_URL: 'https://tiles.example' },
      'TILE_URL is "https://tiles.example"; it must be a web address with {z}',
    ],
    [{ EMBED_ORIGINS: 'https://a.test/page' }, 'EMBED_ORIGINS is "https://a.test/page"; it must be origins'],
    [{ PUBLIC_BROWSING: 'maybe' }, 'PUBLIC_BROWSING is "maybe"; it must be on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of fatal, error'],
    [{ ADMIN_EMAIL: 'a@example.org' }, 'ADMIN_PASSWORD is not set; it must be set along with ADMIN_EMAIL.'],
    [
      { OIDC_ISSUER: 'https://id.example.org' },
      'OIDC_CLIENT_ID is not set; it must be set along with OIDC_ISSUER.',
    ],
    [{ S3_BUCKET: 'pics' }, 'S3_SECRET_ACCESS_KEY is not set'],
    [{ DATABASE_URL: 'postgres://way:mark@db1,db2:5433/waymark' }, 'with one host'],
  ])('%j is named with what is allowed', (env, expected) => {
    expect(problemsOf(env)).toContain(expected)
  })

  test.each([
    [
      'postgres://way:hunter2@/waymark?host=/run/postgresql',
      'must be postgres://user:password@host:5432/name',
    ],
    ['postgres://way:12#hunter2@db/waymark', 'must be postgres://user:password@host:5432/name'],
    ['postgres://way:hunter2@db:99999/waymark', 'must be postgres://user:password@host:5432/name'],
    ['postgres://way:hunter2@db/waymark?port=x', 'must be postgres://user:password@host:5432/name'],
    ['postgres://way:hunter2%ff@db/waymark', 'must be postgres://user:password@host:5432/name'],
    ['postgres://way:hunter2@db/waymark?host=db1,db2', 'with one host'],
    ['postgres://way:hunter2@db/waymark?sslmode=verify-ca', 'must have sslrootcert=FILE'],
    ['postgres://way:hunter2@db/waymark?sslrootcert=/no/ca.pem', 'can be read (/no/ca.pem: ENOENT)'],
  ])('the address %s is refused before anything connects, without its password', (DATABASE_URL, expected) => {
    const problems = problemsOf({ DATABASE_URL })
    expect(problems).toMatch(/^ {2}DATABASE_URL is a text of \d+ characters that start with postgres:/m)
    expect(problems).toContain(expected)
    expect(problems).not.toContain('hunter2')
  })

  test.each([
    [
      'DATABASE_URL',
      'mysql://way:mark@db/x',
      'DATABASE_URL is a text of 21 characters that start with mysql://;',
    ],
    [
      'SESSION_SECRET',
      'hunter2',
      'SESSION_SECRET is a text of 7 characters; it must have 32 or more characters.',
    ],
    ['SMTP_URL', 'https://way:mark@mail', 'SMTP_URL is a text of 21 characters that start with https://;'],
    ['ADMIN_PASSWORD', 'hunter2', 'ADMIN_PASSWORD is a text of 7 characters; it must have 10 or more'],
  ])('%s is a secret, of which only the shape is told', (name, value, expected) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toContain(expected)
    expect(problems).not.toContain('hunter2')
    expect(problems).not.toContain('mark@')
  })

  test('everything is told at once, half-set groups included', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'y', OIDC_CLIENT_ID: 'way' })
    for (const name of ['PORT', 'LOG_LEVEL', 'OIDC_ISSUER', 'OIDC_CLIENT_SECRET'])
      expect(problems).toContain(name)
    expect(problems).toContain('4 settings')
  })
})
