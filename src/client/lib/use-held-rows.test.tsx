import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RowActions } from '#client/ui/row-actions.tsx'
import { useHeldRows } from './use-held-rows.ts'
import { useStableRows } from './use-stable-rows.ts'

const removed = vi.fn()
const undone = vi.fn()
let respond: (() => void) | null = null

/** Removes a row from the data at once, and keeps it on the page. Waits for `respond` when `isSlow`. */
function List({ isSlow = false }) {
  const [data, setData] = useState(['a', 'b', 'c'])
  const held = useHeldRows()
  const rows = useStableRows(data, String, (key) => held.of(key) !== undefined)
  const remove = (key: string) => {
    removed(key)
    held.start(key, 'Removed')
    const confirm = () => {
      setData((current) => current.filter((other) => other !== key))
      held.confirm(key, () => {
        undone(key)
        setData(['a', 'b', 'c'])
        held.release(key)
      })
    }
    if (isSlow) respond = confirm
    else confirm()
  }
  return (
    <>
      <button type="button">Outside</button>
      <output data-toasts="" />
      <ul {...held.listProps}>
        {rows.map((row) => (
          <li key={row}>
            <h3>Row {row}</h3>
            <RowActions held={held.of(row)} name={row} rowKey={row} guard={held.guard}>
              <button type="button" onClick={held.guard(row, () => remove(row))}>
                Delete {row}
              </button>
            </RowActions>
          </li>
        ))}
      </ul>
    </>
  )
}

it('the rows of another search start without the held rows of the last', () => {
  const isHeld = (key: string) => key === 'b'
  const { result, rerender } = renderHook(({ search, rows }) => useStableRows(rows, String, isHeld, search), {
    initialProps: { search: 'one', rows: ['a', 'b'] },
  })
  rerender({ search: 'one', rows: ['a'] })
  expect(result.current).toEqual(['a', 'b'])
  rerender({ search: 'two', rows: ['c'] })
  expect(result.current).toEqual(['c'])
})

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent?.slice(-1))
const button = (name: string) => screen.getByRole('button', { name })
const click = (name: string) => fireEvent.click(button(name))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Blurs first, as a mouse would: happy-dom treats every focus as keyboard focus. */
const leave = (pointerType = 'mouse', relatedTarget: Element = document.body) => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  fireEvent.pointerOut(screen.getByRole('list'), { pointerType, relatedTarget })
}

describe('a row after an action', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    removed.mockReset()
    undone.mockReset()
  })

  it('stays in place with Undo until ten seconds have passed', async () => {
    render(<List />)
    click('Delete b')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(button('Undo b')).toBeDefined()
    await wait(9_999)
    expect(names()).toEqual(['a', 'b', 'c'])
    await wait(1)
    expect(names()).toEqual(['a', 'c'])
  })

  it('disappears when the pointer leaves the list', () => {
    render(<List />)
    click('Delete b')
    leave()
    expect(names()).toEqual(['a', 'c'])
  })

  it('stays when a toast appears under the pointer', () => {
    render(<List />)
    click('Delete b')
    leave('mouse', screen.getByRole('status'))
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  it('stays after a touch, which has no pointer that leaves', async () => {
    render(<List />)
    click('Delete b')
    leave('touch')
    expect(names()).toEqual(['a', 'b', 'c'])
    await wait(10_000)
    expect(names()).toEqual(['a', 'c'])
  })

  it('disappears when the keyboard focus leaves the list', async () => {
    render(<List />)
    button('Delete b').focus()
    click('Delete b')
    await wait(100)
    expect(document.activeElement).toBe(button('Undo b'))
    act(() => button('Outside').focus())
    expect(names()).toEqual(['a', 'c'])
  })

  it('comes back with Undo, with focus on it', async () => {
    render(<List />)
    button('Delete b').focus()
    click('Delete b')
    await wait(500)
    click('Undo b')
    await wait(100)
    expect(undone).toHaveBeenCalledWith('b')
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Row b')
  })

  it('moves focus to the next row when it disappears', async () => {
    render(<List />)
    button('Delete b').focus()
    click('Delete b')
    await wait(10_000)
    expect(document.activeElement?.textContent).toBe('Row c')
  })

  it('cannot be undone before the response, and disappears after it if the pointer has left', async () => {
    render(<List isSlow />)
    click('Delete b')
    await wait(600)
    click('Undo b')
    await wait(100)
    expect(undone).not.toHaveBeenCalled()
    leave()
    expect(names()).toEqual(['a', 'b', 'c'])
    act(() => respond?.())
    expect(names()).toEqual(['a', 'c'])
  })
})

describe('a second click', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    removed.mockReset()
    undone.mockReset()
  })

  it('within half a second is ignored on the same row, and counts on another', async () => {
    render(<List />)
    click('Delete a')
    click('Delete b')
    await wait(400)
    click('Undo a')
    click('Undo b')
    await wait(100)
    expect(removed.mock.calls).toEqual([['a'], ['b']])
    expect(undone).not.toHaveBeenCalled()
  })

  it('after half a second counts, and each row has its own Undo', async () => {
    render(<List />)
    click('Delete a')
    click('Delete b')
    expect(removed.mock.calls).toEqual([['a'], ['b']])
    await wait(500)
    click('Undo a')
    await wait(500)
    click('Undo b')
    await wait(100)
    expect(undone.mock.calls).toEqual([['a'], ['b']])
  })
})
