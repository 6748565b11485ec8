import { expect, it } from 'vitest'
import { addressLines, mapUrl, siteName } from './contact-format.ts'

const hall = {
  address: '200 Example Avenue',
  city: 'Dublin',
  state: 'CA',
  zipcode: '94568',
  location: 'Dublin, CA',
}

it('an address shows each known line once', () => {
  expect(addressLines(hall)).toEqual(['200 Example Avenue', 'Dublin, CA 94568'])
  expect(addressLines({ ...hall, address: null, zipcode: null })).toEqual(['Dublin, CA'])
  expect(addressLines({ ...hall, location: 'Building C, north gate' })[0]).toBe('Building C, north gate')
})

it('the map link searches for the full address', () => {
  expect(mapUrl(['1 A & B St', 'Dublin, CA'])).toBe(
    'https://www.openstreetmap.org/search?query=1+A+%26+B+St%2C+Dublin%2C+CA',
  )
})

it('a website shows without protocol and path', () => {
  expect(siteName('https://www.example.org/')).toBe('example.org')
  expect(siteName('http://labs.example.org/interns')).toBe('labs.example.org')
})
