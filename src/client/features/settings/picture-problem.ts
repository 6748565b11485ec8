const maxBytes = 5 * 1024 * 1024

/** Why a file cannot become an avatar (docs/product.md 14.3), or null. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return notAnImage
  return size > maxBytes ? 'Image size must be less than 5MB' : null
}

export const notAnImage = 'Please select an image file'
