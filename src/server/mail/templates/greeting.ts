/**
 * Anybody can sign up with a stranger's address, so the name is the one place where a passer-by could have us write
 * to somebody. What looks like a name is greeted by it; what could be a message or an address of a web page is not.
 */
export function greeting(name: string | null | undefined): string {
  const trimmed = name?.trim().replace(/\s+/g, ' ') ?? ''
  return isNameLike.test(trimmed) && trimmed.split(' ').length <= 4 ? `Hello ${trimmed},` : 'Hello,'
}

/** Letters of any script, with marks, spaces, hyphens, apostrophes; a full stop only at the end of a word. */
const isNameLike = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u
