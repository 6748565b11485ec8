import { loadedOnce } from '#server/loaded-once.ts'
import { normalizePassword } from '#shared/rules/passwords.ts'

export interface PasswordOwner {
  email: string
  siteName: string
}

/** zxcvbn's 'safely unguessable: moderate protection from an offline attack on a slow hash'. */
const requiredScore = 3
/** The estimate takes time that grows with the square of the length, and a strong start is strong enough. */
const maxEstimatedLength = 24

/** Why a new password is easy to guess, in words for its owner, or null. See docs/product.md 15.3. */
export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | null> {
  const { estimator, frequentPasswords } = await loadDictionaries()
  const normalized = normalizePassword(password)
  const lowerCase = normalized.toLowerCase()
  if (frequentPasswords.test(normalized) || frequentPasswords.test(lowerCase))
    return 'This password is one of the most used. Please choose another.'
  const own = ownWords(owner)
  const { score } = estimator.check(normalized.slice(0, maxEstimatedLength), own)
  return score < requiredScore || isMostlyOwn(lowerCase, own)
    ? 'This password is too easy to guess. Please choose another.'
    : null
}

/** About 60 MB of dictionaries, which only signing up and changing a password need. */
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
  })
  return { estimator, frequentPasswords: frequent.default }
})

/** 'Waymark 2027!': little is left once the site's name and the owner's address are taken out. */
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
