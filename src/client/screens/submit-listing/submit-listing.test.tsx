import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { provideSiteConfig } from '#client/api/site-config.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData, settle } from '#client/testing/render-with-data.tsx'
import type { SiteConfig } from '#shared/contract/site.ts'
import { SubmitListing } from './submit-listing.tsx'

beforeEach(() => provideSiteConfig({ siteName: 'Waymark' } as SiteConfig))

it('discarding a draft moves the focus to the heading of the page', async () => {
  fakeServer({})
  renderWithData(<SubmitListing />)
  const [name] = await screen.findAllByRole('textbox')
  fireEvent.change(name as HTMLElement, { target: { value: 'Camp Lark' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard draft' }).at(-1) as HTMLElement)
  await settle()
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('List Your Service')
})
