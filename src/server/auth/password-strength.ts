import Tinypool from 'tinypool'
import { unavailable } from '#server/errors.ts'
import { loadedOnce } from '#server/loaded-once.ts'
import { normalizePassword } from '#shared/rules/passwords.ts'

export interface PasswordOwner {
  email: string
  siteName: string
}

/** zxcvbn: 'safely unguessable: moderate protection from offline slow-hash scenario'. */
const requiredScore = 3

/** Why a new password is easy to guess, or null (docs/product.md 15.3). */
export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | null> {
  const normalized = normalizePassword(password)
  const own = ownWords(owner)
  const { isFrequent, score } = await estimate({ password: normalized, own })
  if (isFrequent) return 'This password is one of the most used. Please choose another.'
  return score < requiredScore || isMostlyOwn(normalized.toLowerCase(), own)
    ? 'This password is too easy to guess. Please choose another.'
    : null
}

async function estimate(input: {
  password: string
  own: string[]
}): Promise<{ isFrequent: boolean; score: number }> {
  const pool = await startPool()
  // The pool itself rejects with an error without a code.
  if (pool.queueSize >= maxWaiting)
    throw unavailable('Many people are choosing a password right now. Please try again in a moment.')
  return pool.run(input)
}

const maxWaiting = 20

/** One thread, which ends after half a minute without work and frees its dictionaries. */
const startPool = loadedOnce(
  async () =>
    new Tinypool({
      filename: new URL('./password-strength.worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
    }),
)

/** 'Waymark 2027!' is weak: little is left without the site's name and the owner's address. */
function isMostlyOwn(lowerCase: string, own: string[]): boolean {
  return own.some((word) => {
    const rest = lowerCase.replaceAll(word, '')
    return rest !== lowerCase && rest.length < 8
  })
}

function ownWords({ email, siteName }: PasswordOwner): string[] {
  const mailbox = email.split('@')[0] ?? ''
  return [email, mailbox, ...mailbox.split(/[+._-]/), siteName]
    .filter((word) => word.length >= 4)
    .map((word) => word.toLowerCase())
}
