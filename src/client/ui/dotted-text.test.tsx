import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DottedText } from './dotted-text.tsx'

const unbrokenTexts = (root: HTMLElement) =>
  [...root.querySelectorAll('.text-unbroken')].map(({ textContent }) => textContent)

test('reads as one line, without its empty parts', () => {
  const { container } = render(<DottedText parts={['Group', null, '', false, 'Alamo, CA']} />)
  expect(container.textContent).toBe('Group · Alamo, CA')
})

test('keeps a dot with the word before it, and short parts together', () => {
  const { container } = render(
    <DottedText parts={['Speckled Hen Veterinary Hospital', 'Castro Valley, CA']} />,
  )
  expect(unbrokenTexts(container)).toEqual(['Hospital ·', 'Castro Valley, CA'])
})

test('lets a word break that may be wider than its line', () => {
  const { container } = render(<DottedText parts={[`a ${'long'.repeat(20)}`, 'b']} />)
  expect(unbrokenTexts(container)).toEqual(['b'])
  expect(
    [...container.querySelectorAll('.wrap-anywhere')].map(({ textContent }) => textContent?.length),
  ).toEqual([2, 82])
})

test('renders a part with its own function, after its visually hidden label', () => {
  const show = (text: string) => <strong>{text}</strong>
  const { container } = render(<DottedText parts={[{ text: '$22–28/hr', label: 'Pay', show }, 'Ages 15+']} />)
  expect(container.textContent).toBe('Pay: $22–28/hr · Ages 15+')
  expect(container.querySelector('strong')?.textContent).toBe('$22–28/hr')
})
