/**
 * Anyone can sign up with another person's address, so only text that looks like a name is repeated: no messages, no
 * links.
 */
export function greeting(name: string | null | undefined): string {
  const trimmed = name?.trim().replace(/\s+/g, ' ') ?? ''
  return isNameLike.test(trimmed) && trimmed.split(' ').length <= 4 ? `Hello ${trimmed},` : 'Hello,'
}

/** Letters of any script, with marks, spaces, hyphens and apostrophes; a period only at the end of a word. */
const isNameLike = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u
