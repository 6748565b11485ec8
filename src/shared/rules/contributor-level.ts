const dayInMilliseconds = 24 * 60 * 60 * 1000

/** SPEC section 9: an account younger than this wears the 'New' badge. */
export const newUserDays = 30

/** SPEC section 4, highest first: the badge of the first level whose `from` is reached. */
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
