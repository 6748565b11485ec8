import { groupDigits } from '#shared/rules/group-digits.ts'

/** '4.2 mi' or '2,668 mi'; null without a known distance. */
export const distanceLabel = ({ distanceMiles }: { distanceMiles?: number | null }): string | null => {
  if (distanceMiles === undefined || distanceMiles === null) return null
  const miles = distanceMiles < 100 ? distanceMiles : Math.round(distanceMiles)
  return `${groupDigits(miles)} mi`
}
