import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'
import { type UrlFormat, useUrlState } from './use-url-state.ts'

interface State {
  page: number
  search: string
  view: number | null
}

const format: UrlFormat<State> = {
  path: '/camps',
  read: (query) => {
    const params = new URLSearchParams(query)
    return {
      page: Number(params.get('page') ?? 1),
      search: params.get('search') ?? '',
      view: params.has('view') ? Number(params.get('view')) : null,
    }
  },
  write: ({ page, search, view }) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(page > 1 && { page: String(page) }),
      ...(view !== null && { view: String(view) }),
    }).toString(),
}

describe('state in the URL', () => {
  const url = () => window.location.pathname + window.location.search
  const hook = () => renderHook(() => useUrlState(format)).result
  const open = (result: ReturnType<typeof hook>, view: number) =>
    act(async () => {
      result.current.open(view)
      await new Promise<void>(afterPaint)
    })
  let pushes: number

  beforeEach(() => {
    window.history.replaceState(null, '', '/camps')
    pushes = 0
    window.addEventListener('pushState', count)
  })
  afterEach(() => window.removeEventListener('pushState', count))
  const count = () => {
    pushes += 1
  }

  it('is read from the initial URL', () => {
    window.history.replaceState(null, '', '/camps?page=3&search=art')
    expect(hook().current.state).toEqual({ page: 3, search: 'art', view: null })
  })

  it('a choice is a history entry, typing is not', () => {
    const result = hook()
    act(() => result.current.change((state) => ({ ...state, page: 2 })))
    expect([url(), pushes]).toEqual(['/camps?page=2', 1])
    act(() => result.current.change((state) => ({ ...state, search: 'art' }), { replace: true }))
    expect([url(), pushes]).toEqual(['/camps?search=art&page=2', 1])
  })

  it('two changes before a render both count', () => {
    const result = hook()
    act(() => {
      result.current.change((state) => ({ ...state, page: 2 }))
      result.current.change((state) => ({ ...state, search: 'art' }))
    })
    expect(result.current.state).toEqual({ page: 2, search: 'art', view: null })
  })

  it('a change to the same state adds no history entry', () => {
    const result = hook()
    act(() => result.current.change((state) => ({ ...state })))
    expect(pushes).toBe(0)
  })

  it('closing a dialog that was opened here goes back', async () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    const result = hook()
    await open(result, 7)
    expect(url()).toBe('/camps?view=7')
    act(() => result.current.close())
    act(() => result.current.close())
    expect(go.mock.calls).toEqual([[-1]])
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  it.each([
    ['a click', '/camps?page=2', 7],
    ['a shared link', '/camps?page=2&view=7', null],
  ])('closing a dialog that was opened from one opened by %s leaves both', async (_name, start, first) => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    window.history.replaceState(null, '', start)
    const result = hook()
    if (first !== null) await open(result, first)
    await open(result, 8)
    expect([url(), pushes]).toEqual(['/camps?page=2&view=8', 2])
    act(() => result.current.close())
    expect(go.mock.calls).toEqual([[-2]])
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  it('closing a dialog from a shared link stays on the list', () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    window.history.replaceState(null, '', '/camps?page=2&view=7')
    const result = hook()
    act(() => result.current.close())
    expect(go).not.toHaveBeenCalled()
    expect(url()).toBe('/camps?page=2')
  })

  it('a link names the state without changing it', () => {
    const result = hook()
    expect(result.current.hrefOf({ page: 2, search: '', view: 7 })).toBe('/camps?page=2&view=7')
    expect(url()).toBe('/camps')
  })
})
