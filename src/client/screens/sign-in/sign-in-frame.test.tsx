import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { provideSiteConfig } from '#client/api/site-config.ts'
import { StillRight } from '#client/screens/still-right/still-right.tsx'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData } from '#client/testing/render-with-data.tsx'
import type { SiteConfig } from '#shared/contract/site.ts'
import { ResetPassword } from './reset-password.tsx'
import { Unsubscribe } from './unsubscribe.tsx'

describe('a page behind a link in a mail', () => {
  beforeEach(() => {
    provideSiteConfig({ siteName: 'Waymark' } as SiteConfig)
  })

  const expectFocusOn = async (title: string) => {
    await screen.findByRole('heading', { name: title })
    expect(document.activeElement?.textContent).toBe(title)
  }

  it('focuses the result of a password reset', async () => {
    window.history.replaceState(null, '', '/api/login/reset#token=a')
    fakeServer({ 'POST /api/login/reset': { message: 'Changed' } })
    renderWithData(<ResetPassword />)
    await userEvent.type(screen.getByLabelText('New password'), 'a quiet walk uphill{Enter}')
    await expectFocusOn('Your password is changed')
  })

  it('focuses the result of an unsubscription', async () => {
    window.history.replaceState(null, '', '/unsubscribe?token=x.reminders.y')
    fakeServer({ 'POST /unsubscribe': { topic: 'reminders' } })
    renderWithData(<Unsubscribe />)
    await userEvent.click(screen.getByRole('button', { name: 'Turn off these emails' }))
    await expectFocusOn('These emails are off')
  })

  it('focuses the error of a link that does not work', async () => {
    window.history.replaceState(null, '', '/still-right#token=a')
    fakeServer({ 'POST /api/listings/confirm': failWith(404, 'Not found') })
    renderWithData(<StillRight />)
    await userEvent.click(screen.getByRole('button', { name: 'Yes, still right' }))
    await expectFocusOn('This link does not work')
  })
})
