import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { earthRadiusMiles } from '#shared/rules/distance.ts'

interface Point {
  latitude: number | SQLWrapper
  longitude: number | SQLWrapper
}

/** Great-circle miles by the haversine formula. Null if `to` is unknown; needs the `case`, because `least` ignores nulls. */
export const milesBetween = (from: Point, to: { latitude: SQLWrapper; longitude: SQLWrapper }): SQL => {
  const latitude = coordinate(from.latitude)
  return sql`case when ${to.latitude} is not null then
    2 * ${earthRadiusMiles}::double precision * asin(least(1, sqrt(
      power(sin(radians(${to.latitude} - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(${to.latitude}))
        * power(sin(radians(${to.longitude} - ${coordinate(from.longitude)}) / 2), 2)))) end`
}

/** Without a cast, PostgreSQL infers an integer for a parameter next to an integer. */
const coordinate = (value: number | SQLWrapper): SQL =>
  typeof value === 'number' ? sql`${value}::double precision` : sql`${value}`
