import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { ChangeEmail } from './change-email.tsx'
import { Devices } from './devices.tsx'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a new email address', () => {
  const submit = async () => {
    type('New email address', 'new@example.org')
    type('Your password', 'seven herons on a wire')
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }))
  }

  it('is requested after the password is confirmed, and shows the next step', async () => {
    const server = fakeServer({
      'POST /api/reauthenticate': { message: 'ok' },
      'POST /api/auth/email': { message: 'Please open the link.' },
    })
    renderWithData(<ChangeEmail email="ana@example.org" />)
    await submit()
    expect(await screen.findByText('Please open the link.')).toBeDefined()
    expect(server.bodies('POST', '/api/reauthenticate')).toEqual([{ password: 'seven herons on a wire' }])
    expect(server.bodies('POST', '/api/auth/email')).toEqual([{ email: 'new@example.org' }])
  })

  it('is not requested when the password is wrong', async () => {
    const server = fakeServer({
      'POST /api/reauthenticate': {
        status: 400,
        body: {
          message: 'That is not your password',
          errors: [{ field: 'password', message: 'That is not your password' }],
        },
      },
    })
    renderWithData(<ChangeEmail email="ana@example.org" />)
    await submit()
    expect(await screen.findByText('That is not your password')).toBeDefined()
    expect(server.bodies('POST', '/api/auth/email')).toEqual([])
  })
})

describe('devices', () => {
  const device = { createdAt: '2027-03-01T18:00:00.000Z', lastSeenAt: '2027-03-01T18:00:00.000Z' }

  it('can be signed out, except for the one in use', async () => {
    fakeServer({
      'GET /api/sessions': [
        { ...device, id: '1', device: 'Chrome on Windows', isCurrent: true },
        { ...device, id: '2', device: 'Safari on iPhone', isCurrent: false },
      ],
      'DELETE /api/sessions/2': { message: 'ok' },
    })
    renderWithData(<Devices />)
    expect(await screen.findByText('This device')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() => expect(currentToast()?.description).toBe('That device is signed out'))
  })
})
