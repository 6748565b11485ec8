import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'
import { centerInRow } from './center-in-row.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { captureFocus, moveFocusAway } from './move-focus.ts'
import { protectContent } from './protect-content.ts'
import { useTheme } from './theme.ts'
import { useBusy } from './use-busy.ts'
import { useDebouncedInput } from './use-debounced-input.ts'
import { useOptimisticValue } from './use-optimistic-value.ts'
import { useStableCallbacks } from './use-stable-callbacks.ts'

describe('a debounced input', () => {
  beforeEach(() => void vi.useFakeTimers())

  const hook = (onCommit: (text: string) => void) =>
    renderHook(({ value }) => useDebouncedInput(value, onCommit, 300), { initialProps: { value: '' } })

  it('commits once, 300 ms after the last key', () => {
    const onCommit = vi.fn()
    const { result } = hook(onCommit)
    for (const text of ['c', 'ca', 'camp ']) {
      act(() => result.current.setText(text))
      act(() => void vi.advanceTimersByTime(200))
    }
    expect(onCommit).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(100))
    expect(onCommit.mock.calls).toEqual([['camp']])
  })

  it('commits at once with Enter, and only once', () => {
    const onCommit = vi.fn()
    const { result } = hook(onCommit)
    act(() => result.current.setText('camp'))
    act(() => result.current.flush())
    act(() => void vi.advanceTimersByTime(1000))
    expect(onCommit.mock.calls).toEqual([['camp']])
  })

  it('keeps newer text when the committed value comes back', () => {
    const { result, rerender } = hook(vi.fn())
    act(() => result.current.setText('camp'))
    act(() => result.current.flush())
    act(() => result.current.setText('camps'))
    rerender({ value: 'camp' })
    expect(result.current.text).toBe('camps')
  })

  it('follows a change from outside, such as the back button', () => {
    const { result, rerender } = hook(vi.fn())
    act(() => result.current.setText('camp'))
    rerender({ value: 'robots' })
    expect(result.current.text).toBe('robots')
  })
})

describe('an optimistic value', () => {
  const hook = () => renderHook(({ value }) => useOptimisticValue(value), { initialProps: { value: 1 } })

  it('shows a choice before the real value changes', () => {
    const { result } = hook()
    act(() => result.current[1](2))
    expect(result.current[0]).toBe(2)
  })

  it('is replaced when the real value changes', () => {
    const { result, rerender } = hook()
    act(() => result.current[1](2))
    rerender({ value: 3 })
    expect(result.current[0]).toBe(3)
  })
})

describe('tracking work', () => {
  function Row({ work }: { work: () => Promise<unknown> }) {
    const { busy, track } = useBusy<string>()
    return (
      <button type="button" disabled={busy.has('a')} onClick={() => void track(['a'], work())}>
        Approve
      </button>
    )
  }

  it('disables the button until the work is done, and then focuses it again', async () => {
    let finish: () => void = () => undefined
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    render(<Row work={() => done} />)
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    fireEvent.click(button)
    expect(button.disabled).toBe(true)
    // Browsers move focus to the body when the focused control becomes disabled.
    button.blur()
    await act(async () => finish())
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('ends after a failure too', async () => {
    render(<Row work={() => Promise.reject(new Error('no'))} />)
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
  })
})

describe('focus', () => {
  const byId = (id: string) => document.getElementById(id) as HTMLElement

  it('moves from a removed chip to the next one, then to its group', () => {
    document.body.innerHTML =
      '<fieldset id="group"><div><button id="a"></button><button id="b"></button></div></fieldset>'
    moveFocusAway(byId('a'))
    expect(document.activeElement?.id).toBe('b')
    byId('a').remove()
    moveFocusAway(byId('b'))
    expect(document.activeElement?.id).toBe('group')
  })

  it('moves from a removed row to the next heading, the previous one, then the section', () => {
    document.body.innerHTML = `<section><h2 id="title"></h2><ul>
      <li><h3 id="one"></h3><button id="delete-one"></button></li><li><h3 id="two"></h3><button id="delete-two"></button></li>
      <li><h3 id="three"></h3><button id="delete-three"></button></li>
    </ul></section>`
    const removeRow = (id: string) => {
      byId(id).focus()
      const restore = captureFocus()
      byId(id).closest('li')?.remove()
      restore()
      return document.activeElement?.id
    }
    expect(removeRow('delete-one')).toBe('two')
    expect(removeRow('delete-three')).toBe('two')
    expect(removeRow('delete-two')).toBe('title')
  })

  it('stays where the user has moved it meanwhile', () => {
    document.body.innerHTML = '<button id="a"></button><button id="b"></button>'
    byId('a').focus()
    const restore = captureFocus()
    byId('b').focus()
    restore()
    expect(document.activeElement?.id).toBe('b')
    byId('b').blur()
    restore()
    expect(document.activeElement?.id).toBe('a')
  })
})

it('deferred tasks run together and in order, even in a hidden tab', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const order: number[] = []
  afterPaint(() => order.push(1))
  afterPaint(() => order.push(2))
  expect(order).toEqual([])
  vi.advanceTimersByTime(100)
  expect(order).toEqual([1, 2])
})

it('stable callbacks keep their identity and call those of the last render', () => {
  const calls: string[] = []
  const { result, rerender } = renderHook(
    ({ name }) => useStableCallbacks({ say: (word: string) => calls.push(`${name} ${word}`) }),
    { initialProps: { name: 'first' } },
  )
  const { say } = result.current
  rerender({ name: 'second' })
  expect(result.current.say).toBe(say)
  say('render')
  expect(calls).toEqual(['second render'])
})

describe('the theme', () => {
  it('is stored, and removed for the system theme', () => {
    const { result } = renderHook(useTheme)
    act(() => result.current[1]('dark'))
    expect([result.current[0], localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    expect(document.documentElement.dataset.theme).toBe('dark')
    act(() => result.current[1]('system'))
    expect([result.current[0], localStorage.getItem('theme')]).toEqual(['system', null])
  })

  it('follows a change in another tab', () => {
    const { result } = renderHook(useTheme)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })))
    expect(result.current[0]).toBe('light')
    act(() => result.current[1]('system'))
  })
})

describe('content protection', () => {
  protectContent(document)
  const isBlocked = (element: Element, event: Event) => !element.dispatchEvent(event)
  const key = (name: string, modifiers: KeyboardEventInit = { ctrlKey: true }) =>
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...modifiers })

  it.each(['c', 'x', 'a', 'u', 'C'])('blocks Ctrl+%s on the page, but not in a field', (name) => {
    document.body.innerHTML = '<p></p><input />'
    const [text, field] = [document.querySelector('p'), document.querySelector('input')]
    expect(text && isBlocked(text, key(name))).toBe(true)
    expect(field && isBlocked(field, key(name))).toBe(false)
  })

  it('never blocks paste, plain keys or developer tools', () => {
    expect(isBlocked(document.body, key('v'))).toBe(false)
    expect(isBlocked(document.body, key('c', {}))).toBe(false)
    expect(isBlocked(document.body, key('F12', {}))).toBe(false)
  })

  it('blocks the context menu outside fields', () => {
    document.body.innerHTML = '<p></p><textarea></textarea>'
    const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    expect(isBlocked(document.querySelector('p') as Element, menu())).toBe(true)
    expect(isBlocked(document.querySelector('textarea') as Element, menu())).toBe(false)
  })
})

describe('a lazy screen', () => {
  it('renders at once when its code was preloaded', async () => {
    const screenPart = lazyScreen(async () => () => <p>Settings</p>)
    expect(screenPart.isReady()).toBe(false)
    await screenPart.preload()
    expect(screenPart.isReady()).toBe(true)
    render(<screenPart.Screen />)
    expect(screen.getByText('Settings')).toBeDefined()
  })

  it('loads once, even if it is preloaded twice', async () => {
    const load = vi.fn(async () => () => null)
    const screenPart = lazyScreen(load)
    await screenPart.preload()
    await screenPart.preload()
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('a row that is wider than the screen', () => {
  it('scrolls sideways to center the chosen child', () => {
    document.body.innerHTML = '<div id="row"><button id="tab"></button></div>'
    const row = document.getElementById('row') as HTMLElement
    const tab = document.getElementById('tab') as HTMLElement
    row.getBoundingClientRect = () => new DOMRect(16, 0, 300, 44)
    tab.getBoundingClientRect = () => new DOMRect(400, 0, 100, 44)
    row.scrollLeft = 10
    centerInRow(row, tab)
    expect(row.scrollLeft).toBe(10 + 450 - 166)
    centerInRow(row, null)
    expect(row.scrollLeft).toBe(294)
  })
})
