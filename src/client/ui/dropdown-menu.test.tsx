import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx'

const menu = (
  <DropdownMenu>
    <DropdownMenuTrigger aria-label="Your account">A</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>Settings</DropdownMenuItem>
      <DropdownMenuItem>Sign Out</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)

it('a menu loads when it is first opened, and closes like any other', async () => {
  render(menu)
  const trigger = screen.getByRole('button', { name: 'Your account' })
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu')
  expect(screen.queryByRole('menuitem')).toBeNull()
  await userEvent.click(trigger)
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Your account' }))
})

it('a menu opened by keyboard focuses its first item', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'))
})
