const maxBytes = 5 * 1024 * 1024

/** Null when the file can be used. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return notAnImage
  return size > maxBytes ? 'Image size must be less than 5MB' : null
}

export const notAnImage = 'Please select an image file'
