import { expect, test } from 'vitest'
import { readServerUrl, socketPathOf } from './server-url.ts'

test('every host of an address is found, with its port, and the driver sees the first alone', () => {
  const given =
    'postgres://ana:p%40ss@one.example,two.example:5433,[::1]:5434/way?target_session_attrs=read-write'
  expect(readServerUrl(given)).toEqual({
    url: 'postgres://ana:p%40ss@one.example:5432/way',
    hosts: [
      { host: 'one.example', port: 5432 },
      { host: 'two.example', port: 5433 },
      { host: '::1', port: 5434 },
    ],
    encryption: null,
    kind: 'read-write',
    describe: 'PostgreSQL at one.example:5432, two.example:5433, ::1:5434, database way',
  })
})

test('a description for people holds neither user nor password', () => {
  expect(readServerUrl('postgresql://ana:secret@db.example/way').describe).not.toMatch(/ana|secret/)
})

test.each([
  ['', null],
  ['?sslmode=disable', null],
  ['?sslmode=prefer', { isRequired: false, isVerified: false, authorityFile: null }],
  ['?sslmode=require', { isRequired: true, isVerified: false, authorityFile: null }],
  ['?sslmode=verify-full', { isRequired: true, isVerified: true, authorityFile: null }],
  [
    '?sslmode=require&sslrootcert=/own.pem',
    { isRequired: true, isVerified: true, authorityFile: '/own.pem' },
  ],
])('encryption is as asked for: %s', (search, encryption) => {
  const read = readServerUrl(`postgres://db.example/way${search}`)
  expect(read.encryption).toEqual(encryption)
  expect(read.url).toBe('postgres://db.example:5432/way')
})

test.each(['postgres://%2Frun%2Fpg:5433/way', 'postgres:///way?host=/run/pg:5433'])(
  'a Unix socket is found: %s',
  (given) => {
    const { hosts, url } = readServerUrl(given)
    expect(hosts.map(socketPathOf)).toEqual(['/run/pg/.s.PGSQL.5433'])
    expect(url).toBe('postgres://localhost:5433/way')
  },
)

test('what is no address is refused by its variable', () => {
  expect(() => readServerUrl('mysql://localhost/way')).toThrow('DATABASE_URL')
})
