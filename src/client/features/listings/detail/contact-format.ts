import type { AnyListing } from '../listing-values.ts'

/** 'sycamorelabs.example.org': an address as people say it. */
export function siteName(address: string) {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '')
}

/** The lines of a postal address, as far as they are known. A location in free words stands for city and state. */
export function addressLines({ address, city, state, zipcode, location }: Placed): string[] {
  const town = [[city, state].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ')
  const isCustomLocation = location !== [city, state].filter(Boolean).join(', ')
  return [isCustomLocation ? location : '', address, town].filter((line): line is string => Boolean(line))
}

type Placed = Pick<AnyListing, 'address' | 'city' | 'state' | 'zipcode' | 'location'>

export function mapAddress(lines: readonly string[]) {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(', ') })}`
}
