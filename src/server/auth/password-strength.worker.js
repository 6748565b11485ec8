import * as core from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import frequentPasswords from 'fxa-common-password-list'

/** The estimate takes quadratic time, and a strong prefix is enough. */
const maxEstimatedLength = 24

const estimator = new core.ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  // How many substitutions such as '@' for 'a' are tried. 512 refuse the same of 400 leaked passwords, in up to 240 ms.
  l33tMaxSubstitutions: 4,
})

/**
 * Runs in a worker thread: the dictionaries take 60 MB and half a second to load, and an estimate takes 5 to 20 ms.
 * @param {{ password: string, own: string[] }} input
 */
export default function estimatePassword({ password, own }) {
  const isFrequent = frequentPasswords.test(password) || frequentPasswords.test(password.toLowerCase())
  return {
    isFrequent,
    score: isFrequent ? 0 : estimator.check(password.slice(0, maxEstimatedLength), own).score,
  }
}
