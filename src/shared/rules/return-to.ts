const maxLength = 2000

/**
 * Where to go after signing in: the given path if it is surely one of our own pages, else home.
 *
 * Browsers forgive a great deal in an address: they drop tabs and line breaks, read `\` as `/`, resolve dots. So
 * a path is taken only when, also after decoding, none of these occurs in it. What follows `?` or `#` cannot
 * change the host.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxLength || hasControlOrEdgeSpace(value)) return '/'
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (!isOwnPage(path)) return '/'
  return inAscii(value) ?? '/'
}

function isOwnPage(path: string): boolean {
  const decoded = fullyDecoded(path)
  if (decoded === null) return false
  return [path, decoded].every(
    (form) =>
      form.startsWith('/') &&
      !form.includes('//') &&
      !form.includes('\\') &&
      !hasControlOrEdgeSpace(form) &&
      !/(^|\/)\.{1,2}(\/|$)/.test(form) &&
      // Calls, files and the sign-in page itself are no place to come back to.
      !/^\/(api|uploads|assets)(\/|$)/i.test(form),
  )
}

/** Undoes nested percent-encoding, since what stands between us and the browser may undo it too. */
function fullyDecoded(path: string): string | null {
  try {
    let decoded = path
    for (let depth = 0; depth < 5; depth++) {
      const next = decodeURIComponent(decoded)
      if (next === decoded) return decoded
      decoded = next
    }
  } catch {
    return null
  }
  return null
}

function hasControlOrEdgeSpace(value: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value) || value !== value.trim()
}

/** A header carries ASCII alone, and so does the address bar's own copy. */
function inAscii(value: string): string | null {
  try {
    return value.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  } catch {
    return null
  }
}
