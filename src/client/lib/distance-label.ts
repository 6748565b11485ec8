import { groupDigits } from '#shared/rules/group-digits.ts'

/** '4.2 mi' or '2,668 mi', where the list was asked from a place that the listing is a known distance from. */
export const distanceLabel = ({ distanceMiles }: { distanceMiles?: number | null }): string | null => {
  if (distanceMiles === undefined || distanceMiles === null) return null
  const miles = distanceMiles < 100 ? distanceMiles : Math.round(distanceMiles)
  return `${groupDigits(miles)} mi`
}
