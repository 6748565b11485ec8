import Tinypool from 'tinypool'
import { loadedOnce } from '#server/loaded-once.ts'
import { normalizePassword } from '#shared/rules/passwords.ts'

export interface PasswordOwner {
  email: string
  siteName: string
}

interface Estimate {
  isFrequent: boolean
  score: number
}

/** zxcvbn: 'safely unguessable: moderate protection from offline slow-hash scenario'. */
const requiredScore = 3

/** Why a new password is easy to guess, or null (docs/product.md 15.3). The caller limits concurrency. */
export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | null> {
  const normalized = normalizePassword(password)
  const own = ownWords(owner)
  const pool = await startPool()
  const { isFrequent, score }: Estimate = await pool.run({ password: normalized, own })
  if (isFrequent) return 'This password is one of the most used. Please choose another.'
  return score < requiredScore || isMostlyOwn(normalized.toLowerCase(), own)
    ? 'This password is too easy to guess. Please choose another.'
    : null
}

/** Resolves when the dictionaries are loaded: at once if they are. */
export async function loadDictionaries(): Promise<void> {
  const pool = await startPool()
  await pool.run({ password: '', own: [] })
}

/** One thread, which stops after two idle minutes and frees its dictionaries. */
const startPool = loadedOnce(
  async () =>
    new Tinypool({
      filename: new URL('./password-strength.worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 120_000,
      // Without limits, garbage from a few estimates takes as much memory as the dictionaries.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
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
