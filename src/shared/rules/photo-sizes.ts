/** The maximum width and height in pixels of the two stored versions of each picture. */
export const photoSizes = { large: 1600, small: 480 } as const

/** The small version of an uploaded picture, for rows and cards. Other pictures have one version. */
export const smallPhoto = (url: string): string =>
  uploadedPhoto.test(url) ? url.replace(/\.webp$/, '-small.webp') : url

const uploadedPhoto = /^\/uploads\/[\da-f]{32}\.webp$/
