import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSheetEntry } from './use-sheet-entry.ts'
import { type UrlFormat, useUrlState } from './use-url-state.ts'

interface State {
  search: string
  view: null
}

const format: UrlFormat<State> = {
  path: '/camps',
  read: (query) => ({ search: new URLSearchParams(query).get('search') ?? '', view: null }),
  write: ({ search }) => new URLSearchParams(search && { search }).toString(),
}
const hook = () => renderHook(() => ({ sheet: useSheetEntry(), url: useUrlState(format) })).result
const address = () => window.location.pathname + window.location.search

/** Like the browser on Back: restores the entry below and dispatches `popstate`. */
const goBack = (href: string) =>
  act(() => {
    window.history.replaceState(null, '', href)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

beforeEach(() => window.history.replaceState(null, '', '/camps?search=art'))

it('Back closes a sheet and keeps what was chosen in it', () => {
  const result = hook()
  act(() => result.current.sheet.open())
  expect(result.current.sheet.isOpen).toBe(true)
  const entries = window.history.length
  act(() => result.current.url.change((state) => ({ ...state, search: 'robots' })))
  expect([address(), window.history.length, result.current.sheet.isOpen]).toEqual([
    '/camps?search=robots',
    entries,
    true,
  ])
  goBack('/camps?search=art')
  expect([address(), result.current.sheet.isOpen]).toEqual(['/camps?search=robots', false])
  expect(result.current.url.state.search).toBe('robots')
})

it('closing a sheet goes back once', () => {
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const result = hook()
  act(() => result.current.sheet.open())
  act(() => result.current.sheet.close())
  act(() => result.current.sheet.close())
  expect(back.mock.calls).toEqual([[-1]])
  goBack('/camps?search=art')
})

it('Back to another page carries nothing over', () => {
  const result = hook()
  act(() => result.current.sheet.open())
  act(() => result.current.url.change((state) => ({ ...state, search: 'robots' })))
  goBack('/jobs')
  expect(address()).toBe('/jobs')
})
