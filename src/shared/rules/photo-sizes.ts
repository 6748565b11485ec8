/** Every picture is stored twice: at most 1600 pixels wide or high, and at most 480. */
export const photoSizes = { large: 1600, small: 480 } as const

/** The small size of an uploaded picture, for rows and cards. Other pictures have one size. */
export const smallPhoto = (url: string): string =>
  uploadedPhoto.test(url) ? url.replace(/\.webp$/, '-small.webp') : url

const uploadedPhoto = /^\/uploads\/[\da-f]{32}\.webp$/
