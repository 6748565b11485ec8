import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const key = 'a session secret of an installation'

test('a sealed secret opens with its key alone, and looks different each time', () => {
  const sealed = sealSecret(key, 'JBSWY3DPEHPK3PXP')
  expect(openSecret(key, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(openSecret(`${key}!`, sealed)).toBeNull()
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(sealSecret(key, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})

test('a sealed secret with any changed bit opens nothing', () => {
  const sealed = Buffer.from(sealSecret(key, 'JBSWY3DPEHPK3PXP'), 'base64url')
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(openSecret(key, changed.toString('base64url'))).toBeNull()
  }
})
