import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from '#server/bounded-queue.ts'
import { invalidField } from '#server/errors.ts'
import { normalizePassword, passwordLengthProblem, passwordMax } from '#shared/rules/passwords.ts'
import { loadDictionaries, type PasswordOwner, passwordWeakness } from './password-strength.ts'

/** Argon2id (the default of the library) with the OWASP parameters. */
const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const currentPrefix = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`

/** The hash of a random value: compared with when the account has no password. */
const unknownHash =
  '$argon2id$v=19$m=19456,t=2,p=1$oOcMqPXwBUqWYVZoT+qm+A$aPtKSYdS7vjeipvjK5kjcWNf0fGe8X5zG/OtzS7hFmw'

export type Passwords = ReturnType<typeof createPasswords>

/**
 * The queue length limits the response time to about a second on two cores, once the dictionaries are loaded. Hashing uses two
 * of the four threads of Node's pool; the others stay free for files and DNS.
 */
export function createPasswords() {
  const queue = createBoundedQueue({
    running: 2,
    waiting: 18,
    refusal: 'Many people are signing in or signing up right now. Please try again in a moment.',
  })

  return {
    /** Call when a person is about to choose a password. A failure shows at the first check. */
    prepare: (): void => void loadDictionaries().catch(() => undefined),

    /**
     * Hashes a new password, or throws an error for the field. Checks and hashes in parallel, as one job of the queue. Waits for
     * the dictionaries first, because the queue refuses jobs that wait for longer than half a second.
     */
    async hashChosen(field: string, password: string, owner: PasswordOwner): Promise<string> {
      const refuse = (problem: string | null) => {
        if (problem !== null) throw invalidField(field, problem)
      }
      refuse(passwordLengthProblem(password))
      await loadDictionaries()
      const [weakness, hashed] = await queue(() =>
        Promise.all([passwordWeakness(password, owner), hash(normalizePassword(password), strength)]),
      )
      refuse(weakness)
      return hashed
    },

    /** For generated passwords. */
    hash: (password: string): Promise<string> => queue(() => hash(normalizePassword(password), strength)),

    /** Outdated hashes are replaced at sign-in, when the password is known. */
    isOutdated: (stored: string): boolean => !stored.startsWith(currentPrefix),

    /** Does the same work without a stored hash, against timing attacks. */
    async matches(stored: string | null, password: string): Promise<boolean> {
      const isPossible = stored !== null && [...password].length <= passwordMax * 3
      const candidate = isPossible ? normalizePassword(password) : 'no password'
      const isRight = await queue(() => verify(isPossible ? stored : unknownHash, candidate))
      return isPossible && isRight
    },
  }
}
