import { expect, it } from 'vitest'
import { photoError } from './photo-error.ts'

const mega = 1024 * 1024

it('the four image types are accepted up to 5 MB', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
    expect(photoError({ type, size: 5 * mega })).toBeNull()
})

it('larger files and other types are rejected with a message', () => {
  expect(photoError({ type: 'image/png', size: 5 * mega + 1 })).toEqual({
    title: 'File too large',
    description: 'Please select an image under 5MB.',
  })
  for (const type of ['application/pdf', 'text/html', 'image/svg+xml', ''])
    expect(photoError({ type, size: 1 })).toEqual({
      title: 'Invalid file type',
      description: 'Please select an image file.',
    })
})
