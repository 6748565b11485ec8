import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData } from '#client/testing/render-with-data.tsx'
import { TwoStepSignIn } from './two-step-sign-in.tsx'

describe('setting up an authenticator app', () => {
  it('keeps focus in place when its steps replace each other', async () => {
    let isOn = false
    fakeServer({
      'GET /api/passkeys': [],
      'GET /api/totp': () => ({ isOn, recoveryCodesLeft: isOn ? 1 : 0 }),
      'POST /api/totp': { secret: 'ABCD', uri: 'otpauth://totp/Waymark?secret=ABCD' },
      'POST /api/totp/confirm': () => {
        isOn = true
        return { recoveryCodes: ['one'] }
      },
    })
    renderWithData(<TwoStepSignIn run={(action) => action()} />)
    const place = await screen.findByRole('region', { name: 'Authenticator app' })
    expect(document.activeElement).toBe(document.body)

    await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    await screen.findByRole('list', { name: 'Recovery codes' })
    expect(document.activeElement).toBe(place)
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
    await screen.findByText(/1 recovery code left/)
    expect(document.activeElement).toBe(place)
  })
})
