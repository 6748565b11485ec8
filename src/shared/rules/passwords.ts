export const passwordMin = 10
/** Bounds the cost of hashing. */
export const passwordMax = 200

/** The same characters from two keyboards may differ in bytes. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC')
}

/** Checked on both sides. The server also rejects passwords that are easy to guess. */
export function passwordLengthProblem(password: string): string | null {
  const length = [...normalizePassword(password)].length
  if (length < passwordMin) return `Password must be ${passwordMin} or more characters`
  if (length > passwordMax) return `Password must be ${passwordMax} characters or fewer`
  return null
}
