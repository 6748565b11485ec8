import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { invalidField } from '#server/errors.ts'
import { packageRoot } from '#server/package-root.ts'
import type { Place } from '#shared/rules/distance.ts'

/**
 * The centroid of a US ZIP code, from GeoNames (CC BY 4.0). Loaded lazily into two flat arrays by ZIP code: 1.6 MB, where a
 * map of objects takes 10 MB.
 */
export const placeOfZip = (zipcode: string): Place | null => {
  if (!/^\d{5}(-\d{4})?$/.test(zipcode)) return null
  table ??= readTable()
  const zip = Number(zipcode.slice(0, 5))
  const latitude = table.latitudes[zip] ?? Number.NaN
  const longitude = table.longitudes[zip] ?? Number.NaN
  return Number.isNaN(latitude) ? null : { latitude, longitude }
}

/** Refuses an unknown ZIP code: it is a typo. */
export const knownPlaceOfZip = (zipcode: string): Place => {
  const place = placeOfZip(zipcode)
  if (place === null) throw invalidField('zipcode', 'We do not know that ZIP code')
  return place
}

const zipCount = 100_000
let table: ReturnType<typeof readTable> | undefined

const readTable = () => {
  const file = join(packageRoot(), 'src', 'server', 'geo', 'zip-centroids.csv.gz')
  const latitudes = new Float64Array(zipCount).fill(Number.NaN)
  const longitudes = new Float64Array(zipCount)
  for (const row of gunzipSync(readFileSync(file)).toString('latin1').trimEnd().split('\n')) {
    const [zip = 0, latitude = 0, longitude = 0] = row.split(',').map(Number)
    latitudes[zip] = latitude
    longitudes[zip] = longitude
  }
  return { latitudes, longitudes }
}
