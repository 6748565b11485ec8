import { expect, it } from 'vitest'
import { photoError } from './photo-error.ts'

const mega = 1024 * 1024

it('the four kinds of pictures pass, up to five megabytes', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
    expect(photoError({ type, size: 5 * mega })).toBeNull()
})

it('a larger file and another kind are refused in words', () => {
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
