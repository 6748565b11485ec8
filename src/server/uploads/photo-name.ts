import { randomBytes } from 'node:crypto'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'

const prefix = '/uploads/'
const storedName = /^[\da-f]{32}(-small)?\.webp$/

/** An address for a new picture that nobody can guess. */
export function newPhotoUrl(): string {
  return `${prefix}${randomBytes(16).toString('hex')}.webp`
}

/** The files that belong to a picture: both of its sizes. */
export function filesOf(url: string) {
  return { large: url.slice(prefix.length), small: smallPhoto(url).slice(prefix.length) }
}

/** Nothing but a name that we made ourselves is ever looked for, whatever an address says. */
export function isPhotoName(name: string): boolean {
  return storedName.test(name)
}
