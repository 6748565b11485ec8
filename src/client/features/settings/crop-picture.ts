import { cropArea, type Framing } from './crop-area.ts'

/** Twice the largest displayed avatar. */
const maxSide = 512

export async function cropPicture(picture: HTMLImageElement, framing: Framing): Promise<Blob> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { left, top, side } = cropArea(size, framing)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(maxSide, side)))
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const onBlob = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser could not encode the picture'))
    // Browsers without WebP encoding fall back to PNG, which the server accepts.
    canvas.toBlob(onBlob, 'image/webp', 0.9)
  })
}

/** Null when the browser cannot decode the file. The caller revokes the object URL. */
export async function loadPicture(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch {
    URL.revokeObjectURL(picture.src)
    return null
  }
}
