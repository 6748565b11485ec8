import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LayoutSwitch } from './layout-switch.tsx'
import { useResultsLayout } from './use-results-layout.ts'

function Layout() {
  const { layout, choose, isChoice } = useResultsLayout()
  return (
    <>
      <output>{layout}</output>
      {isChoice ? <LayoutSwitch layout={layout} onChoose={choose} /> : null}
    </>
  )
}

const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const layout = () => screen.getByRole('status').textContent

it('large screens default to the table, and the choice of cards is remembered', async () => {
  onScreen(true)
  const { unmount } = render(<Layout />)
  expect(layout()).toBe('table')
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }))
  await waitFor(() => expect(layout()).toBe('cards'))
  unmount()
  render(<Layout />)
  expect(layout()).toBe('cards')
})

it('small screens have cards and no choice', () => {
  localStorage.setItem('results-layout', 'table')
  onScreen(false)
  render(<Layout />)
  expect([layout(), screen.queryByRole('radio')]).toEqual(['cards', null])
})

it('an unknown choice falls back to the table', () => {
  localStorage.setItem('results-layout', 'globe')
  onScreen(true)
  render(<Layout />)
  expect(layout()).toBe('table')
})
