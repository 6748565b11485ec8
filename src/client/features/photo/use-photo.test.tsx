import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToast, renderHookWithData } from '#client/testing/render-with-data.tsx'
import { usePhoto } from './use-photo.ts'

/** A fake XMLHttpRequest; the test responds to each upload. */
class FakeUpload {
  static all: FakeUpload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  statusText = ''
  responseText = ''
  isAborted = false
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  constructor() {
    FakeUpload.all.push(this)
  }
  open() {
    return undefined
  }
  send() {
    return undefined
  }
  abort() {
    this.isAborted = true
    this.onabort()
  }
  respond(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
  }
}

const png = (name = 'a.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const latest = () => FakeUpload.all.at(-1) as FakeUpload

describe('a photo', () => {
  beforeEach(() => {
    FakeUpload.all = []
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    URL.createObjectURL = () => 'blob:preview'
    URL.revokeObjectURL = () => undefined
  })

  const hook = (onChange = vi.fn(), initial: string | null = null) =>
    renderHookWithData(() => usePhoto({ initial, onChange })).result
  const respond = (status: number, body: unknown) => act(async () => latest().respond(status, body))

  it('uploads as soon as it is chosen, with progress', async () => {
    const onChange = vi.fn()
    const result = hook(onChange)
    await act(async () => result.current.choose(png()))
    expect(result.current).toMatchObject({ preview: 'blob:preview', name: 'a.png', progress: 0 })
    act(() => latest().upload.onprogress?.({ loaded: 3, total: 10 }))
    expect(result.current.progress).toBe(0.3)
    await respond(200, { url: '/uploads/1.webp' })
    expect(result.current.progress).toBeNull()
    expect(onChange).toHaveBeenLastCalledWith('/uploads/1.webp')
    expect(await result.current.resolveUrl()).toBe('/uploads/1.webp')
  })

  it('that is too large is rejected without an upload', () => {
    const result = hook()
    act(() => result.current.choose(png('big.png', 5 * 1024 * 1024 + 1)))
    expect(FakeUpload.all).toEqual([])
    expect(currentToast()).toMatchObject({ title: 'File too large' })
  })

  it('that is still uploading delays the submission', async () => {
    const result = hook()
    await act(async () => result.current.choose(png()))
    const url = result.current.resolveUrl()
    await respond(200, { url: '/uploads/2.webp' })
    expect(await url).toBe('/uploads/2.webp')
  })

  it('that failed can be retried, and is retried by the submission', async () => {
    const result = hook()
    await act(async () => result.current.choose(png()))
    await act(async () => latest().onerror())
    expect(result.current.failure?.canRetry).toBe(true)
    expect(currentToast()).toMatchObject({
      title: 'Upload failed',
      description: 'Failed to upload photo image.',
    })
    let url: Promise<string | null> = Promise.resolve(null)
    await act(async () => {
      url = result.current.resolveUrl()
    })
    expect(FakeUpload.all).toHaveLength(2)
    await respond(200, { url: '/uploads/3.webp' })
    expect(await url).toBe('/uploads/3.webp')
    expect(result.current.failure).toBeNull()
  })

  it('that the server rejects is not retried', async () => {
    const result = hook()
    await act(async () => result.current.choose(png()))
    await respond(400, { message: 'This is not a picture' })
    expect(result.current.failure).toEqual({ message: 'This is not a picture', canRetry: false })
  })

  it('that a busy server refuses is sent again once, unless it was removed meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const result = hook()
    await act(async () => result.current.choose(png()))
    await respond(503, { message: 'Busy' })
    expect(result.current.progress).not.toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(3_000))
    expect(FakeUpload.all).toHaveLength(2)
    await respond(503, { message: 'Busy' })
    expect(result.current.failure).toEqual({ message: 'Busy', canRetry: true })

    await act(async () => result.current.choose(png('b.png')))
    await respond(503, { message: 'Busy' })
    act(() => result.current.remove())
    await act(async () => vi.advanceTimersByTimeAsync(3_000))
    expect(FakeUpload.all).toHaveLength(3)
    vi.useRealTimers()
  })

  it('that is replaced cancels the first upload', async () => {
    const onChange = vi.fn()
    const result = hook(onChange)
    await act(async () => result.current.choose(png('a.png')))
    await act(async () => result.current.choose(png('b.png')))
    expect(FakeUpload.all[0]?.isAborted).toBe(true)
    await respond(200, { url: '/uploads/b.webp' })
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/uploads/b.webp'))
    expect(currentToast()).toBeNull()
  })

  it('that is removed leaves nothing to submit', async () => {
    const result = hook(vi.fn(), '/uploads/old.webp')
    expect(result.current.preview).toBe('/uploads/old.webp')
    act(() => result.current.remove())
    expect(result.current.preview).toBeNull()
    expect(await result.current.resolveUrl()).toBeNull()
  })
})
