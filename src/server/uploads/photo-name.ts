import { randomBytes } from 'node:crypto'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'

const prefix = '/uploads/'
const storedName = /^[\da-f]{32}(-small)?\.webp$/

export function newPhotoUrl(): string {
  return `${prefix}${randomBytes(16).toString('hex')}.webp`
}

export function filesOf(url: string) {
  return { large: url.slice(prefix.length), small: smallPhoto(url).slice(prefix.length) }
}

/** Only generated names are ever looked up. */
export function isPhotoName(name: string): boolean {
  return storedName.test(name)
}
