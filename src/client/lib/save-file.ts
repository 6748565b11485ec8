/** Starts a browser download. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The download has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
