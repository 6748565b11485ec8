/** '4.2 mi', where the list was asked from a place that the listing is a known distance from. */
export const distanceLabel = ({ distanceMiles }: { distanceMiles?: number | null }): string | null =>
  distanceMiles === undefined || distanceMiles === null ? null : `${distanceMiles.toLocaleString('en-US')} mi`
