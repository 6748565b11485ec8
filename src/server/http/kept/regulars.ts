/** What a busy server is asked for within some seconds, which is as long as anything is kept. */
const places = 16_384

export interface Regulars {
  /** Whether this was asked for not long ago. From now on it is known. */
  recognize(key: string): boolean
}

/**
 * Who asks for what nobody has asked for lately is mostly the last to do so. Keeping such answers costs more than it saves:
 * each lives just long enough to be moved out of the nursery by the garbage collector, and dies there. So what is asked for is
 * noted by its fingerprint, and kept when it is asked for again.
 */
export function createRegulars(): Regulars {
  // Each key has one place and takes it from whoever had it: nothing to clear, and nothing to collect.
  const fingerprints = new Uint32Array(places)
  return {
    recognize(key) {
      const fingerprint = fingerprintOf(key)
      const place = fingerprint % places
      if (fingerprints[place] === fingerprint) return true
      fingerprints[place] = fingerprint
      return false
    },
  }
}

/** FNV-1a. Two keys with the same one do no harm: something is kept the first time. */
function fingerprintOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
