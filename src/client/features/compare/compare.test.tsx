import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { CompareButton } from './compare-button.tsx'
import { setCompareChoice } from './compare-choice.ts'

it('a pick of another kind starts over, and Undo brings the earlier comparison back', async () => {
  setCompareChoice({ kind: 'camp', ids: [1, 2] })
  onTestFinished(() => act(() => setCompareChoice({ kind: null, ids: [] })))
  renderWithData(
    <>
      <CompareButton kind="camp" id={1} title="Robotics Camp" />
      <CompareButton kind="job" id={3} title="Lifeguard" />
    </>,
  )
  const isPressed = (title: string) =>
    screen.getByRole('button', { name: `Compare ${title}` }).getAttribute('aria-pressed')
  await userEvent.click(screen.getByRole('button', { name: 'Compare Lifeguard' }))
  expect([isPressed('Robotics Camp'), isPressed('Lifeguard')]).toEqual(['false', 'true'])
  expect(currentToast()).toMatchObject({
    description: 'It replaces 2 summer camps: a comparison has one kind of listing.',
    action: { label: 'Undo' },
  })
  act(() => currentToast()?.action?.onAction())
  expect([isPressed('Robotics Camp'), isPressed('Lifeguard')]).toEqual(['true', 'false'])
})
