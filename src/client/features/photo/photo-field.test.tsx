import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PhotoField } from './photo-field.tsx'
import type { Photo } from './use-photo.ts'

const photo: Photo = {
  preview: null,
  name: null,
  progress: null,
  failure: null,
  choose: vi.fn(),
  retry: vi.fn(),
  remove: vi.fn(),
  resolveUrl: async () => null,
}

it('shows that it accepts a dropped photo, and accepts it', () => {
  render(<PhotoField photo={photo} label="Photo" />)
  const box = screen.getByRole('group', { name: 'Photo' })
  expect(box.textContent).toContain('Or drop a photo here.')
  fireEvent.dragOver(box)
  expect(box.textContent).toContain('Drop the photo to add it.')
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  const drop = createEvent.drop(box, { dataTransfer: { files: [file] } })
  fireEvent(box, drop)
  expect(photo.choose).toHaveBeenCalledExactlyOnceWith(file)
  // Otherwise the browser would navigate to the file.
  expect(drop.defaultPrevented).toBe(true)
})
