import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

function Claims({ names }: { names: string[] }) {
  const place = useFocusAfterRemoval()
  return (
    <section ref={place} aria-label="Claims">
      {names.map((name) => (
        <button type="button" key={name}>
          {name}
        </button>
      ))}
    </section>
  )
}

test('focus moves to the list when the focused row is removed, the last one too', () => {
  const { rerender } = render(<Claims names={['Ana', 'Ben']} />)
  screen.getByText('Ana').focus()
  rerender(<Claims names={['Ben']} />)
  expect(document.activeElement).toBe(screen.getByRole('region'))
  screen.getByText('Ben').focus()
  rerender(<Claims names={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('region'))
})

test('a change in the background takes no focus', () => {
  const { rerender } = render(<Claims names={['Ana', 'Ben']} />)
  rerender(<Claims names={['Ben']} />)
  expect(document.activeElement).toBe(document.body)
  screen.getByText('Ben').focus()
  rerender(<Claims names={['Ben', 'Cleo']} />)
  expect(document.activeElement).toBe(screen.getByText('Ben'))
})
