import { expect, test } from 'vitest'
import { readServerUrl } from './server-url.ts'

test('every host of an address is found, with its port, and the driver sees the first alone', () => {
  const given =
    'postgres://ana:p%40ss@one.example,two.example:5433,[::1]:5434/way?target_session_attrs=read-write'
  expect(readServerUrl(given)).toEqual({
    url: 'postgres://ana:p%40ss@one.example/way',
    hosts: [
      { host: 'one.example', port: 5432 },
      { host: 'two.example', port: 5433 },
      { host: '::1', port: 5434 },
    ],
    tls: null,
    kind: 'read-write',
    describe: 'PostgreSQL at one.example, two.example:5433, [::1]:5434, database way',
  })
})

test('a description for people holds neither user nor password', () => {
  expect(readServerUrl('postgresql://ana:secret@db.example/way').describe).not.toMatch(/ana|secret/)
})

test.each([
  ['', null],
  ['?sslmode=disable', null],
  ['?sslmode=prefer', { isRequired: false, isVerified: false }],
  ['?sslmode=require', { isRequired: true, isVerified: false }],
  ['?sslmode=verify-full', { isRequired: true, isVerified: true }],
])('encryption is as asked for: %s', (search, tls) => {
  const read = readServerUrl(`postgres://db.example/way${search}`)
  expect(read.tls).toEqual(tls)
  expect(read.url).toBe('postgres://db.example/way')
})

test('a Unix socket is left to the driver', () => {
  expect(readServerUrl('postgres://%2Fvar%2Frun%2Fpostgresql/way').hosts).toEqual([])
})

test('what is no address is refused by its variable', () => {
  expect(() => readServerUrl('mysql://localhost/way')).toThrow('DATABASE_URL')
})
