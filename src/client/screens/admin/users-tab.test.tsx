import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { UsersTab } from './users-tab.tsx'

const ben = {
  id: 'b',
  role: 'user',
  displayName: 'Ben Okafor',
  email: 'ben@example.org',
  location: null,
  profileImageUrl: null,
  createdAt: '2027-01-01T00:00:00.000Z',
}
const page = { users: [ben], total: 1, totalPages: 1, currentPage: 1 }
const rolePath = 'PUT /api/admin/users/b/role'

describe('granting the admin role', () => {
  const start = async () => {
    renderWithData(<UsersTab />)
    await userEvent.click(await screen.findByRole('button', { name: /Make Admin/ }))
    return within(screen.getByRole('alertdialog'))
  }

  it('asks first and says what it means', async () => {
    const server = fakeServer({ 'GET /api/admin/users': page, [rolePath]: { ...ben, role: 'admin' } })
    const dialog = await start()
    expect(dialog.getByRole('heading').textContent).toBe('Make Ben Okafor an admin?')
    expect(dialog.getByText(/approve, edit and delete every listing/)).toBeDefined()
    expect(server.count('PUT')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Make Admin' }))
    await waitFor(() => expect(currentToast()?.description).toBe('User role updated successfully'))
    expect(server.bodies('PUT', '/api/admin/users/b/role')).toEqual([{ role: 'admin' }])
  })

  it('is not offered for a suspended account', async () => {
    fakeServer({
      'GET /api/admin/users': {
        ...page,
        users: [{ ...ben, suspendedAt: ben.createdAt, suspendedUntil: null }],
      },
    })
    renderWithData(<UsersTab />)
    expect(await screen.findByRole('button', { name: /^Restore/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Make Admin/ })).toBeNull()
  })

  it('asks for the password when the sign-in is too old, reports a wrong one, and retries the change', async () => {
    let isRecent = false
    const message = 'That is not your password'
    const server = fakeServer({
      'GET /api/admin/users': page,
      'GET /api/auth/user': { id: 'a', hasPassword: true },
      [rolePath]: () =>
        isRecent
          ? { ...ben, role: 'admin' }
          : { status: 403, body: { message: 'Please confirm your password', code: 'reauthenticate' } },
      'POST /api/reauthenticate': ({ body }: { body: unknown }) => {
        isRecent = (body as { password: string }).password === 'right'
        return isRecent
          ? { message: 'ok' }
          : { status: 400, body: { message, errors: [{ field: 'password', message }] } }
      },
    })
    const dialog = await start()
    await userEvent.click(dialog.getByRole('button', { name: 'Make Admin' }))
    const password = await screen.findByLabelText('Password')
    await userEvent.type(password, 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(message)).toBeDefined()
    await userEvent.clear(password)
    await userEvent.type(password, 'right')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(currentToast()?.description).toBe('User role updated successfully'))
    expect(server.count('PUT')).toBe(2)
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('changes nothing when the password prompt is canceled', async () => {
    const server = fakeServer({
      'GET /api/admin/users': page,
      [rolePath]: { status: 403, body: { message: 'Please confirm your password', code: 'reauthenticate' } },
    })
    const dialog = await start()
    await userEvent.click(dialog.getByRole('button', { name: 'Make Admin' }))
    await screen.findByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())
    expect(server.count('PUT')).toBe(1)
    expect(currentToast()).toBeNull()
  })
})
