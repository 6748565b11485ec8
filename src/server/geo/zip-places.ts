import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { packageRoot } from '#server/package-root.ts'
import type { Place } from '#shared/rules/distance.ts'

/**
 * The centroid of a US ZIP code, from GeoNames (CC BY 4.0). Loaded lazily into three flat arrays: 0.5 MB, where a map
 * of objects takes 10 MB.
 */
export const placeOfZip = (zipcode: string): Place | null => {
  const wanted = /^\d{5}(-\d{4})?$/.test(zipcode) ? Number(zipcode.slice(0, 5)) : null
  if (wanted === null) return null
  table ??= readTable()
  const at = indexOf(table.zips, wanted)
  return at === -1 ? null : { latitude: table.latitudes[at] ?? 0, longitude: table.longitudes[at] ?? 0 }
}

/** For tests. */
export const knownZips = (): string[] => {
  table ??= readTable()
  return [...table.zips].map((zip) => String(zip).padStart(5, '0'))
}

interface ZipTable {
  zips: Uint32Array
  latitudes: Float64Array
  longitudes: Float64Array
}

let table: ZipTable | undefined

const readTable = (): ZipTable => {
  const file = join(packageRoot(), 'src', 'server', 'geo', 'zip-centroids.csv.gz')
  const rows = gunzipSync(readFileSync(file)).toString('latin1').trimEnd().split('\n')
  const made: ZipTable = {
    zips: new Uint32Array(rows.length),
    latitudes: new Float64Array(rows.length),
    longitudes: new Float64Array(rows.length),
  }
  rows.forEach((row, index) => {
    const [zip, latitude, longitude] = row.split(',')
    made.zips[index] = Number(zip)
    made.latitudes[index] = Number(latitude)
    made.longitudes[index] = Number(longitude)
  })
  return made
}

const indexOf = (sorted: Uint32Array, wanted: number): number => {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
