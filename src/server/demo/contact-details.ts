import { fold } from '#shared/listings/search.ts'
import { type Place, type PlaceName, places } from './places.ts'
import type { Random } from './random.ts'

/** Names that no street of the region has. */
const streets = [
  'Copper Finch Lane',
  'Tallgrass Drive',
  'Old Foundry Court',
  'Quail Lantern Way',
  'Mossback Lane',
  'Saltbox Road',
  'Windmill Ditch Road',
  'Penny Orchard Street',
  'Three Fences Lane',
  'Bellwether Avenue',
  'Driftstone Court',
  'Marmalade Row',
  'Hayloft Circle',
  'Juniper Kettle Drive',
  'Slate Pony Road',
  'Cider Press Way',
  'Upper Thimble Street',
  'Lower Thimble Street',
  'Barn Owl Terrace',
  'Fiddleneck Road',
  'Gravel Hymn Lane',
  'Nutmeg Hollow Drive',
  'Paper Kite Court',
  'Ropewalk Avenue',
]

const mailboxes = ['hello', 'info', 'office', 'contact', 'team']

export interface Whereabouts {
  city: string
  state: string
  zipcode: string
  /** The middle of the ZIP's area, moved a little, as real houses are. */
  latitude: number
  longitude: number
  address: string
}

export function whereaboutsIn(name: PlaceName, random: Random): Whereabouts {
  const { city, state, zips }: Place = places[name]
  const [zipcode, latitude, longitude] = random.pick(zips)
  const nearby = (degrees: number) => Math.round((degrees + (random.next() - 0.5) * 0.02) * 1e6) / 1e6
  return {
    city,
    state,
    zipcode,
    latitude: nearby(latitude),
    longitude: nearby(longitude),
    address: `${random.whole(11, 998)} ${random.pick(streets)}`,
  }
}

export interface Contact {
  website: string
  email: string
  phone: string
}

/** Numbers and names that are set aside for examples: nobody is called or written to by mistake. */
export function contactOf(name: string, place: PlaceName, random: Random): Contact {
  const host = `${slugOf(name)}.${random.pick(['example.org', 'example.com'])}`
  return {
    website: `https://${host}`,
    email: `${random.pick(mailboxes)}@${host}`,
    phone: `(${places[place].areaCode}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
  }
}

function slugOf(name: string) {
  const words = fold(name)
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? ['listing']
  return words
    .filter((word) => !['and', 'of', 'the', 'a', 'in', 'for'].includes(word))
    .slice(0, 4)
    .join('-')
}
