/** Every picture is stored twice: at most 1600 pixels wide or high, and at most 480. */
export const photoSizes = { large: 1600, small: 480 } as const

/** The small size of a picture, for rows and cards. What was not uploaded here has only the one it has. */
export const smallPhoto = (url: string): string =>
  uploadedPhoto.test(url) ? url.replace(/\.webp$/, '-small.webp') : url

const uploadedPhoto = /^\/uploads\/[\da-f]{32}\.webp$/
