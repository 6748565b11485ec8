import type { Town } from '#shared/listings/browse-paths.ts'

/** Kinds whose lists have no field for the city take the place from the address. */
export function townInQuery(query: string): Town | null {
  const params = new URLSearchParams(query)
  const [city, state] = [params.get('city'), params.get('state')]
  return city && state ? { city, state } : null
}
