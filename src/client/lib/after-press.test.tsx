import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'
import { afterPress } from './after-press.ts'

const nextPaint = () => new Promise<void>(afterPaint)

test('a button looks pressed before its action runs, and until it has run', async () => {
  const approve = vi.fn()
  render(
    <button type="button" onClick={afterPress(approve)}>
      Approve
    </button>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(button.dataset.pressed).toBe('')
  expect(approve).not.toHaveBeenCalled()
  await nextPaint()
  expect(approve).toHaveBeenCalledOnce()
  await nextPaint()
  expect(button.dataset.pressed).toBeUndefined()
})

test('a second press before the paint is ignored, and a later one is not', async () => {
  const approve = vi.fn()
  render(
    <button type="button" onClick={afterPress(approve)}>
      Approve
    </button>,
  )
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await nextPaint()
  await nextPaint()
  expect(approve).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button'))
  await nextPaint()
  expect(approve).toHaveBeenCalledTimes(2)
})

test('a form shows its submit button as pressed and is not sent by the browser', () => {
  render(
    <form aria-label="Profile" onSubmit={afterPress(() => undefined)}>
      <button type="submit">Save</button>
    </form>,
  )
  const submitter = screen.getByRole('button')
  const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true })
  fireEvent(screen.getByRole('form'), submit)
  expect(submitter.dataset.pressed).toBe('')
  expect(submit.defaultPrevented).toBe(true)
})
