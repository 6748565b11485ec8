import { useMutation } from '@tanstack/react-query'
import type { Upload } from '#shared/contract/uploads.ts'
import { ApiError, retriedWhenBusy } from './api-error.ts'

interface PhotoUpload {
  file: File
  /** A fraction from 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

export function useUploadPhoto() {
  return useMutation({ mutationFn: sendPhoto, ...retriedWhenBusy })
}

/** XMLHttpRequest, because fetch cannot report upload progress. */
function sendPhoto({ file, onProgress, signal }: PhotoUpload): Promise<Upload> {
  return new Promise((resolve, reject) => {
    // Canceled before a retry.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', '/api/upload')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Error('The connection was lost'))
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'))
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as Upload)
      else reject(new ApiError(status, responseText || statusText))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('photo', file)
    request.send(form)
  })
}
