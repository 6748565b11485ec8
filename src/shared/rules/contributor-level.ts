const dayInMilliseconds = 24 * 60 * 60 * 1000

/** An account younger than this has the 'New' badge (docs/product.md 11.3). */
export const newUserDays = 30

/** Highest first: the badge is the first level whose `from` is reached (docs/product.md 11.2). */
export const contributorLevels = [
  { level: 'top', levelName: 'Top Contributor', from: 15 },
  { level: 'active', levelName: 'Active Member', from: 5 },
  { level: 'contributor', levelName: 'Contributor', from: 1 },
  { level: 'newcomer', levelName: 'Newcomer', from: 0 },
] as const

const [, , , newcomer] = contributorLevels

/** The badge for a person who has added this many listings and reviews together. */
export function contributorLevel(totalContributions: number) {
  const { level, levelName } = contributorLevels.find(({ from }) => totalContributions >= from) ?? newcomer
  return { level, levelName }
}

export function isNewUser(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newUserDays * dayInMilliseconds
}
