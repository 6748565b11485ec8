const largestBytes = 5 * 1024 * 1024

/** What is wrong with a file that should become an avatar, in SPEC's words (section 5), or null. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return notAnImage
  return size > largestBytes ? 'Image size must be less than 5MB' : null
}

export const notAnImage = 'Please select an image file'
