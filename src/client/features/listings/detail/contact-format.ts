import type { Values } from '#shared/listings/define-kind.ts'

/** 'sycamorelabs.example.org' */
export function siteName(address: string) {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '')
}

/** Known postal address lines. A custom location comes first. */
export function addressLines({ address, city, state, zipcode, location }: Values): string[] {
  const town = [[city, state].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ')
  const isCustomLocation = location !== [city, state].filter(Boolean).join(', ')
  return [isCustomLocation ? location : '', address, town].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  )
}

export function mapUrl(lines: readonly string[]) {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(', ') })}`
}

export function telUrl(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
