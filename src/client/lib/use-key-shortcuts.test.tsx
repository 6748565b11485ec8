import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useKeyShortcuts } from './use-key-shortcuts.ts'

const undo = vi.fn()

function Page({ role }: { role?: string }) {
  useKeyShortcuts(({ key }) => (key === 'u' ? undo : undefined))
  return (
    <>
      <input aria-label="Search" />
      <div role={role} />
    </>
  )
}

it('a key runs its action once, and never in a field, with Control or under a dialog', async () => {
  const { rerender } = render(<Page />)
  await userEvent.type(screen.getByLabelText('Search'), 'u')
  await userEvent.keyboard('{Control>}u{/Control}')
  expect(undo).not.toHaveBeenCalled()
  fireEvent.keyDown(window, { key: 'u' })
  fireEvent.keyDown(window, { key: 'u', repeat: true })
  expect(undo).toHaveBeenCalledOnce()
  for (const role of ['dialog', 'alertdialog']) {
    rerender(<Page role={role} />)
    fireEvent.keyDown(window, { key: 'u' })
  }
  expect(undo).toHaveBeenCalledOnce()
})
