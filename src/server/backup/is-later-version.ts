/** Semantic Versioning precedence: a pre-release precedes its release, and build metadata is ignored. */
export function isLaterVersion(version: string, other: string): boolean {
  const [release, preRelease] = partsOf(version)
  const [otherRelease, otherPreRelease] = partsOf(other)
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
