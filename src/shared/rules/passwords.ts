export const passwordMin = 10
/** Long enough for any sentence; a bound, so that nobody makes the server hash a novel. */
export const passwordMax = 200

const tooEasy = 'This password is too easy to guess. Please choose another.'

export interface PasswordOwner {
  email?: string
  siteName?: string
}

/**
 * The same characters typed on two keyboards may differ in bytes; what is hashed is always this form.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFC')
}

/** What is wrong with a new password, in words for the person, or null. Well-known ones are the server's list. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  const length = [...normalizePassword(password)].length
  if (length < passwordMin) return `Password must be ${passwordMin} or more characters`
  if (length > passwordMax) return `Password must be ${passwordMax} characters or fewer`
  return isEasyToGuess(password, owner) ? tooEasy : null
}

/**
 * True when the password is one of the words with a few digits or signs around it: what people do when told to
 * add a number.
 */
export function isDecorated(password: string, words: Iterable<string>): boolean {
  const plain = password.toLowerCase()
  for (const word of words) {
    if (!plain.includes(word)) continue
    const rest = plain.replaceAll(word, '')
    if (rest.length <= 6 && !/\p{L}/u.test(rest)) return true
  }
  return false
}

function isEasyToGuess(password: string, { email = '', siteName = '' }: PasswordOwner): boolean {
  const plain = normalizePassword(password).toLowerCase()
  const mailbox = email.toLowerCase().split('@')[0] ?? ''
  const own = [email, mailbox, mailbox.split('+')[0] ?? '', siteName]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 4)
  return hasFewCharacters(plain) || isRepeated(plain) || isKeyboardRun(plain) || isDecorated(plain, own)
}

function hasFewCharacters(plain: string) {
  return new Set(plain).size < 4
}

/** 'abcdabcdabcd': one piece of up to five characters over and over. */
function isRepeated(plain: string) {
  return /^(.{1,5}?)\1+.{0,2}$/su.test(plain)
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkl',
  'qwertzuiop',
  'azertyuiop',
].flatMap((run) => [run, [...run].reverse().join('')])

function isKeyboardRun(plain: string) {
  return runs.some((run) => run.repeat(Math.ceil(plain.length / run.length) + 1).includes(plain))
}
