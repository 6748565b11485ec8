const maxLength = 2000

/**
 * The path after sign-in: the given one if it is certainly a page of this site, otherwise home.
 *
 * Browsers normalize URLs: they drop tabs and line breaks, treat `\` as `/`, and resolve dots. A path with any of these, even
 * after decoding, is rejected. The query and the fragment cannot change the host.
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
      // API calls, files and the sign-in page are not valid targets.
      !/^\/(api|uploads|assets)(\/|$)/i.test(form),
  )
}

/** Decodes nested percent-encoding, because proxies may decode it too. */
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

/** Headers are ASCII. */
function inAscii(value: string): string | null {
  try {
    return value.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  } catch {
    return null
  }
}
