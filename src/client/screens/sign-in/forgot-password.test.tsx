import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provideSiteConfig } from '#client/api/site-config.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData } from '#client/testing/render-with-data.tsx'
import type { SiteConfig } from '#shared/contract/site.ts'
import { ForgotPassword } from './forgot-password.tsx'

it('focus moves to the message that replaces the form', async () => {
  provideSiteConfig({ siteName: 'Waymark' } as SiteConfig)
  fakeServer({ 'POST /api/login/forgot': { message: 'A link is on its way' } })
  renderWithData(<ForgotPassword />)
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org{Enter}')
  await screen.findByText('A link is on its way')
  expect(document.activeElement?.textContent).toBe('A link is on its way')
})
