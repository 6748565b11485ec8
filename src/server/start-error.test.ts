import { expect, test } from 'vitest'
import { explainOutput } from './db/embedded-error.ts'
import { DatabaseTooNewError } from './db/migrate.ts'
import { explainStartError } from './start-error.ts'

const place = { host: '127.0.0.1', port: 3000 }
const anError = (facts: object, cause?: unknown) => Object.assign(new Error('raw', { cause }), facts)

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 3000 on 127.0.0.1 is taken by another program.'],
  [{ code: 'EACCES', syscall: 'listen' }, 'may not listen on port 3000'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'This machine has no address 127.0.0.1.'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' }, 'Check HOST and PORT.'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'The database of DATABASE_URL does not answer.'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'The database of DATABASE_URL does not answer.'],
  [{ message: 'Connection terminated unexpectedly' }, 'The database of DATABASE_URL does not answer.'],
  [{ code: '28P01' }, 'refuses its user name or password'],
  [{ code: '3D000' }, 'has no database of that name'],
  [{ code: '53100' }, 'The disk of the database is full.'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'The disk is full.'],
  [{ code: 'EACCES', syscall: 'mkdir', path: '/data' }, '/data cannot be written'],
  [{ code: 'EPERM', syscall: 'chmod', path: '/data/postgres' }, '/data/postgres cannot be written'],
])('%j is told in words with a way out', (facts, words) => {
  expect(explainStartError(anError(facts), place)).toContain(words)
  expect(explainStartError(anError({}, anError(facts)), place)).toContain(words)
})

test('a database from the future keeps its own words', () => {
  expect(explainStartError(new DatabaseTooNewError('Start the newer version.'), place)).toBe(
    'Start the newer version.',
  )
})

test.each([
  ['could not write to file "pg_wal/x": No space left on device', 'The disk of /data is full.'],
  ['could not open file: Permission denied', 'PostgreSQL may not write to /data.'],
  ['LOG:  starting\nFATAL:  incompatible files\n', 'It reported:\nFATAL:  incompatible files'],
])('the output of PostgreSQL becomes a reason: %s', (output, words) => {
  expect(explainStartError(explainOutput(output, '/data'), place)).toContain(words)
})

test('a defect is not dressed up as something a person could mend', () => {
  expect(explainStartError(new TypeError('x is not a function'), place)).toBeNull()
  expect(explainStartError('a string', null)).toBeNull()
})
