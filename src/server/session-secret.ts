import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errnoOf } from './errno-of.ts'

/** Generated on the first start. `link` is atomic, so that one secret wins if two processes start together. */
export function sessionSecretIn(dataDir: string) {
  const path = join(dataDir, 'session-secret')
  const existing = read(path)
  if (existing !== null) return existing
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const created = read(path)
  if (created === null) throw new Error(`${path} cannot be read back.`)
  return created
}

function read(path: string) {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    if (secret.length >= 32) return secret
    throw new Error(`${path} is damaged. Delete it to generate a new one; all sessions end then.`)
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null
    throw error
  }
}
