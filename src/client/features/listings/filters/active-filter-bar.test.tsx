import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ActiveFilterBar } from './active-filter-bar.tsx'

const filters = [
  { key: 'search', label: '“calclus”' },
  { key: 'city', label: 'Dublin' },
]

it('removes a filter, shows the corrected search, and offers the typed one', async () => {
  const onRemove = vi.fn()
  const onExact = vi.fn()
  render(<ActiveFilterBar typed="calclus" corrected="calculus" {...{ filters, onRemove, onExact }} />)
  expect(screen.getByText(/Showing results for/).textContent).toBe('Showing results for calculus')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dublin' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(filters[1])
  await userEvent.click(screen.getByRole('button', { name: 'Search for calclus instead' }))
  expect(onExact).toHaveBeenCalledOnce()
})

it('is empty without filters and without a correction', () => {
  const nothing = () => undefined
  const { container } = render(
    <ActiveFilterBar typed="x" corrected={undefined} filters={[]} onRemove={nothing} onExact={nothing} />,
  )
  expect(container.textContent).toBe('')
})
