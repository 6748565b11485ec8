/**
 * The normalized URL, or null for an unsafe link. `example.org` gets https://; javascript:, data: and URLs with credentials are
 * rejected.
 */
export const webAddress = (text: string): string | null => {
  const trimmed = text.trim()
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d+(\/|$)/.test(trimmed)
      ? trimmed
      : `https://${trimmed}`
  const match = /^(https?):\/\/([^\s/?#@\\]+)([/?#][^\s\\]*)?$/i.exec(withScheme)
  const host = match?.[2]
  if (!match || !host || !hostName.test(host)) return null
  return withScheme
}

const hostName =
  /^(localhost|[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+)(:\d{1,5})?$/iu
