import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { createLogger } from './logging.ts'
import { terminalLog } from './terminal-log.ts'

function written(work: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = []
  work(
    createLogger(
      'info',
      terminalLog((text) => lines.push(stripVTControlCharacters(text))),
    ),
  )
  return lines
}

test('a request is one line that a person can read', () => {
  const facts = { requestId: 'x', method: 'GET', route: '/api/home', status: 200, ms: 12.5 }
  expect(written((log) => log.info(facts, 'request'))).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d info {2}GET \/api\/home 200 12\.5 ms\n$/),
  ])
})

test('a warning and an error name their request', () => {
  const lines = written((log) => {
    const ofRequest = log.child({ requestId: 'from-proxy-1' })
    ofRequest.warn({ code: 'x' }, 'slow')
    ofRequest.error({ err: new Error('broken') }, 'failed')
    log.error('without a request')
  })
  expect(lines).toEqual([
    expect.stringMatching(/ warn {2}slow code="x" \(request from-proxy-1\)\n$/),
    expect.stringMatching(/ error failed \(request from-proxy-1\)\n {4}Error: broken\n/),
    expect.stringMatching(/ error without a request\n$/),
  ])
})

test('an error comes with its stack and its cause, and without addresses', () => {
  const cause = Object.assign(new Error('Key (email)=(ana@example.org) exists'), { code: '23505' })
  const [line] = written((log) => log.error({ err: new Error('for ana@example.org', { cause }) }, 'failed'))
  expect(line).toMatch(
    / error failed\n {4}Error: for \[email\]\n {6}at .*\n {4}Error: database error \(23505\)/s,
  )
  expect(line).not.toContain('@example.org')
})

test('text in a message cannot start a line or control the terminal', () => {
  const hostile = 'a\n10:00:00 info all is well\u001B[2J\r\u202Eb'
  const lines: string[] = []
  const log = createLogger(
    'info',
    terminalLog((text) => lines.push(text)),
  )
  const err = Object.assign(new Error(hostile), { name: hostile, code: hostile })
  log.error({ err, fact: hostile, [hostile]: 1 }, hostile)
  const printed = lines.join('')
  expect(printed).toContain('a\\u{a}10:00:00 info all is well\\u{1b}[2J\\u{d}\\u{202e}b')
  expect(printed.split('\n').filter((line) => line.startsWith('10:00:00 info'))).toEqual([])
  expect(printed.split('\u001B'), 'the two of the label').toHaveLength(3)
  for (const character of ['\r', '\u202E']) expect(printed).not.toContain(character)
})
