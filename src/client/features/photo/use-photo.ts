import { useEffect, useRef, useState } from 'react'
import { ApiError, errorMessage } from '#client/api/api-error.ts'
import { useUploadPhoto } from '#client/api/uploads.ts'
import { toast } from '#client/ui/toast-store.ts'
import { photoError } from './photo-error.ts'

export interface Photo {
  /** The local file during upload, then the stored picture. */
  preview: string | null
  name: string | null
  /** Upload progress from 0 to 1; null when idle. */
  progress: number | null
  failure: { message: string; canRetry: boolean } | null
  choose: (file: File) => void
  retry: () => void
  remove: () => void
  /**
   * The URL to submit with the listing. Waits for the upload, retries a failed one once, and rejects if it fails
   * again.
   */
  resolveUrl: () => Promise<string | null>
}

interface PhotoOptions {
  /** The stored photo. */
  initial: string | null
  /** Called with the URL after an upload, and with null after removal. */
  onChange?: (url: string | null) => void
}

/** Uploads a photo as soon as it is chosen, while the user fills in the form. */
export function usePhoto({ initial, onChange }: PhotoOptions): Photo {
  const upload = useUploadPhoto()
  const [url, setUrl] = useState(initial)
  const [file, setFile] = useState<{ content: File; preview: string } | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<Photo['failure']>(null)
  const inFlight = useRef<{ uploaded: Promise<string | null>; controller: AbortController } | null>(null)

  useEffect(() => {
    if (file) return () => URL.revokeObjectURL(file.preview)
  }, [file])

  const change = (next: string | null) => {
    setUrl(next)
    onChange?.(next)
  }

  const startUpload = (content: File) => {
    inFlight.current?.controller.abort()
    const controller = new AbortController()
    setFailure(null)
    setProgress(0)
    const uploaded = upload
      .mutateAsync({ file: content, onProgress: setProgress, signal: controller.signal })
      .then((stored) => {
        change(stored.url)
        return stored.url
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) reportFailure(error)
        throw error
      })
      .finally(() => {
        if (!controller.signal.aborted) setProgress(null)
      })
    // The error is already shown; this avoids an unhandled rejection.
    uploaded.catch(() => undefined)
    inFlight.current = { uploaded, controller }
    return uploaded
  }

  const reportFailure = (error: unknown) => {
    const isRejected = error instanceof ApiError && [400, 413].includes(error.status)
    setFailure({ message: errorMessage(error), canRetry: !isRejected })
    if (error instanceof ApiError && error.status === 401) return
    toast({ title: 'Upload failed', description: 'Failed to upload photo image.', variant: 'destructive' })
  }

  return {
    preview: file?.preview ?? url,
    name: file?.content.name ?? null,
    progress,
    failure,
    choose(content) {
      const problem = photoError(content)
      if (problem) {
        toast({ ...problem, variant: 'destructive' })
        return
      }
      setFile({ content, preview: URL.createObjectURL(content) })
      change(null)
      void startUpload(content)
    },
    retry() {
      if (file) void startUpload(file.content)
    },
    remove() {
      inFlight.current?.controller.abort()
      inFlight.current = null
      setFile(null)
      setFailure(null)
      setProgress(null)
      change(null)
    },
    async resolveUrl() {
      if (failure && file) return startUpload(file.content)
      return inFlight.current?.uploaded ?? url
    },
  }
}
