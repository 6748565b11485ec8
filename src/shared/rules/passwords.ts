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
  return hasFewCharacters(plain) || isRepeated(plain) || isMadeOfRuns(plain) || isDecorated(plain, own)
}

function hasFewCharacters(plain: string) {
  return new Set(plain).size < 4
}

/** 'abcdabcdabcd': one piece of up to five characters over and over. */
function isRepeated(plain: string) {
  return /^(.{1,5}?)\1+.{0,2}$/su.test(plain)
}

/** Rows and columns of the keyboard, and the alphabet, in both directions and round the end. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
].flatMap((run) => [run.repeat(2), [...run.repeat(2)].reverse().join('')])

/** '123456qwerty', '12345678910', '111222333': pieces of three and more that a finger runs along, and next to nothing else. */
function isMadeOfRuns(plain: string) {
  let others = 0
  for (let at = 0; at < plain.length && others <= 2; ) {
    const length = runAt(plain, at)
    others += length < 3 ? 1 : 0
    at += length < 3 ? 1 : length
  }
  return others <= 2
}

/** How many characters from here on are one run, or one character over and over. */
function runAt(plain: string, at: number) {
  let longest = 1
  while (plain[at + longest] === plain[at]) longest += 1
  for (const run of runs)
    while (at + longest < plain.length && run.includes(plain.slice(at, at + longest + 1))) longest += 1
  return longest
}
