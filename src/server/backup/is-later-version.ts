/** In the order of Semantic Versioning: a pre-release comes before its release, and build metadata does not count. */
export function isLaterVersion(version: string, than: string): boolean {
  const [release, preRelease] = partsOf(version)
  const [otherRelease, otherPreRelease] = partsOf(than)
  if (release !== otherRelease) return compare(release, otherRelease) > 0
  if (preRelease === '' || otherPreRelease === '') return otherPreRelease !== '' && preRelease === ''
  return compare(preRelease, otherPreRelease) > 0
}

/** `1.0.0-beta.2+linux` is `1.0.0` and `beta.2`. */
function partsOf(version: string): [string, string] {
  const [precedence = ''] = version.split('+')
  const [release = '', ...preRelease] = precedence.split('-')
  return [release, preRelease.join('-')]
}

/** 'beta.11' comes after 'beta.2'. */
const compare = new Intl.Collator('en', { numeric: true }).compare
