import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sessionSecretIn } from './session-secret.ts'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a folder keeps the secret it was given first, readable by its owner alone', () => {
  const folder = join(aFolder(), 'data')
  const secret = sessionSecretIn(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(sessionSecretIn(folder)).toBe(secret)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['session-secret'])
})

test('two folders have two secrets', () => {
  expect(sessionSecretIn(aFolder())).not.toBe(sessionSecretIn(aFolder()))
})

test('a damaged secret is named and not replaced behind the owner’s back', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'session-secret'), 'short')
  expect(() => sessionSecretIn(folder)).toThrow('session-secret is damaged')
})
