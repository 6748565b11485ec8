import { expect, it } from 'vitest'
import { pictureError } from './picture-error.ts'

const megabyte = 1024 * 1024

it.each([
  ['image/png', megabyte, null],
  ['image/webp', 5 * megabyte, null],
  ['image/jpeg', 5 * megabyte + 1, 'Image size must be less than 5MB'],
  ['application/pdf', 10, 'Please select an image file'],
  ['', 10, 'Please select an image file'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(pictureError({ type, size })).toBe(problem)
})
