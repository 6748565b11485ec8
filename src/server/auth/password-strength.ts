import { setImmediate } from 'node:timers/promises'
import { loadedOnce } from '#server/loaded-once.ts'
import { normalizePassword } from '#shared/rules/passwords.ts'

export interface PasswordOwner {
  email: string
  siteName: string
}

/** zxcvbn: 'safely unguessable: moderate protection from offline slow-hash scenario'. */
const requiredScore = 3
/** The estimate takes quadratic time, and a strong prefix is enough. */
const maxEstimatedLength = 24
/** How many readings of '@' as 'a' and the like are tried. With the default of 512 some passwords take 240 ms, with 8 they take 30. */
const l33tMaxSubstitutions = 8

/** Why a new password is easy to guess, or null (docs/product.md 15.3). */
export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | null> {
  const { estimator, frequentPasswords } = await loadDictionaries()
  const normalized = normalizePassword(password)
  const lowerCase = normalized.toLowerCase()
  if (frequentPasswords.test(normalized) || frequentPasswords.test(lowerCase))
    return 'This password is one of the most used. Please choose another.'
  const own = ownWords(owner)
  // The estimate keeps the event loop busy, so that others have their turn before it.
  await setImmediate()
  const { score } = estimator.check(normalized.slice(0, maxEstimatedLength), own)
  return score < requiredScore || isMostlyOwn(lowerCase, own)
    ? 'This password is too easy to guess. Please choose another.'
    : null
}

/** About 60 MB of dictionaries, loaded lazily. */
const loadDictionaries = loadedOnce(async () => {
  const [core, common, english, frequent] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('fxa-common-password-list'),
  ])
  const estimator = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions,
  })
  return { estimator, frequentPasswords: frequent.default }
})

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
