import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import type { Preferences } from '#shared/contract/preferences.ts'
import { StartCard } from './start-card.tsx'

const nothing: Preferences = { role: null, grade: null, interests: [], zipcode: null, startedAt: null }

it('shows the questions to an existing account only on request', async () => {
  fakeServer({})
  renderWithData(<StartCard preferences={nothing} />)
  expect(screen.queryByLabelText('ZIP code')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Answer now' }))
  expect(await screen.findByLabelText('ZIP code')).toBeDefined()
})

it('Skip sends an empty body', async () => {
  const server = fakeServer({ 'PUT /api/preferences': nothing, 'GET /api/auth/user': {} })
  renderWithData(<StartCard preferences={nothing} />)
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(server.bodies('PUT', '/api/preferences')).toEqual([{}]))
})

it('shows an error when skipping fails', async () => {
  fakeServer({ 'PUT /api/preferences': failWith(503, 'Not now') })
  renderWithData(<StartCard preferences={nothing} />)
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(currentToast()?.description).toBe('Failed to skip. Please try again.'))
})
