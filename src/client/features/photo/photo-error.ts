import { photoLimits } from '#shared/contract/uploads.ts'

interface PhotoError {
  title: string
  description: string
}

/** Null when the file can be uploaded. */
export function photoError({ type, size }: Pick<File, 'type' | 'size'>): PhotoError | null {
  if (size > photoLimits.bytes) {
    return { title: 'File too large', description: 'Please select an image under 5MB.' }
  }
  if (!photoTypes.includes(type)) {
    return { title: 'Invalid file type', description: 'Please select an image file.' }
  }
  return null
}

export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
