import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { focusAfter, useQueueShortcuts } from './use-queue-shortcuts.ts'

const handlers = { onOpen: vi.fn(), onApprove: vi.fn(), onToggle: vi.fn(), onHelp: vi.fn() }

function Queue({ hasDialog = false }) {
  useQueueShortcuts(handlers)
  return (
    <>
      <input aria-label="Search" />
      <ul>
        {['a', 'b', 'c'].map((key) => (
          <li key={key} data-queue-row={key} tabIndex={-1}>
            <button type="button">{key}</button>
          </li>
        ))}
      </ul>
      {hasDialog ? <div role="dialog" /> : null}
    </>
  )
}

const current = () => document.activeElement?.getAttribute('data-queue-row')
const reset = () => {
  for (const handler of Object.values(handlers)) handler.mockReset()
}

describe('keyboard shortcuts of the queue', () => {
  it('j and k move through the rows and stop at both ends', async () => {
    render(<Queue />)
    await userEvent.keyboard('j')
    expect(current()).toBe('a')
    await userEvent.keyboard('jjj')
    expect(current()).toBe('c')
    await userEvent.keyboard('k')
    expect(current()).toBe('b')
  })

  it('a, x and Enter act on the current row', async () => {
    reset()
    render(<Queue />)
    await userEvent.keyboard('a')
    expect(handlers.onApprove).not.toHaveBeenCalled()
    await userEvent.keyboard('jjax{Enter}')
    expect(handlers.onApprove).toHaveBeenCalledWith('b')
    expect(handlers.onToggle).toHaveBeenCalledWith('b')
    expect(handlers.onOpen).toHaveBeenCalledWith('b')
  })

  it('Enter on a button of the row activates that button', async () => {
    reset()
    const { getByRole } = render(<Queue />)
    getByRole('button', { name: 'a' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(handlers.onOpen).not.toHaveBeenCalled()
  })

  it('typing, modifier keys and open dialogs are left alone', async () => {
    reset()
    const { getByRole, rerender } = render(<Queue />)
    await userEvent.type(getByRole('textbox'), 'j?')
    await userEvent.keyboard('{Control>}?{/Control}')
    rerender(<Queue hasDialog />)
    await userEvent.keyboard('?')
    expect(handlers.onHelp).not.toHaveBeenCalled()
  })

  it('? shows the help', async () => {
    reset()
    render(<Queue />)
    await userEvent.keyboard('?')
    expect(handlers.onHelp).toHaveBeenCalledOnce()
  })

  it('a held key decides once', () => {
    reset()
    render(<Queue />)
    fireEvent.keyDown(window, { key: 'j' })
    fireEvent.keyDown(window, { key: 'a' })
    fireEvent.keyDown(window, { key: 'a', repeat: true })
    expect(handlers.onApprove).toHaveBeenCalledOnce()
  })

  it('focus moves to the row that follows a decided one', () => {
    render(<Queue />)
    focusAfter('a')
    expect(current()).toBe('b')
    focusAfter('c')
    expect(current()).toBe('b')
  })
})
