import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordInput } from './password-input.tsx'

test('a password is masked until Show, and again after Hide', async () => {
  render(<PasswordInput aria-label="Password" defaultValue="seven herons" />)
  const typeOfInput = () => screen.getByLabelText('Password').getAttribute('type')
  expect(typeOfInput()).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(typeOfInput()).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(typeOfInput()).toBe('password')
})
