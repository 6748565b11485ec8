const dayInMilliseconds = 24 * 60 * 60 * 1000

/** An account younger than this has the 'New' badge (docs/product.md 11.3). */
export const newUserDays = 30

/** Highest first: the first level with a reached `from` is the badge (docs/product.md 11.2). */
export const contributorLevels = [
  { level: 'top', levelName: 'Top Contributor', from: 15 },
  { level: 'active', levelName: 'Active Member', from: 5 },
  { level: 'contributor', levelName: 'Contributor', from: 1 },
  { level: 'newcomer', levelName: 'Newcomer', from: 0 },
] as const

const [, , , newcomer] = contributorLevels

/** The badge for a total of listings and reviews. */
export function contributorLevel(totalContributions: number) {
  const { level, levelName } = contributorLevels.find(({ from }) => totalContributions >= from) ?? newcomer
  return { level, levelName }
}

export function isNewUser(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newUserDays * dayInMilliseconds
}
