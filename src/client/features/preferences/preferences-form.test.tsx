import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import type { Preferences } from '#shared/contract/preferences.ts'
import { PreferencesForm } from './preferences-form.tsx'

const nothing: Preferences = { role: null, grade: null, interests: [], zipcode: null, startedAt: null }
const render = (preferences = nothing) =>
  renderWithData(<PreferencesForm preferences={preferences} submitLabel="Save" />)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('saves the answers, and confirms it', async () => {
  const server = fakeServer({
    'PUT /api/preferences': { ...nothing, startedAt: '2027-03-01T18:00:00.000Z' },
    'GET /api/auth/user': {},
  })
  render()
  await userEvent.click(screen.getByRole('radio', { name: 'A parent' }))
  await userEvent.selectOptions(await screen.findByLabelText('My student is in'), '10th Grade')
  await userEvent.type(screen.getByLabelText('ZIP code'), '94568')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leadership' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Math & Science' }))
  await save()
  await waitFor(() => expect(currentToast()?.description).toBe('Your answers are saved'))
  expect(server.bodies('PUT', '/api/preferences')).toEqual([
    { role: 'parent', grade: '10th Grade', zipcode: '94568', interests: ['Math & Science', 'Leadership'] },
  ])
})

it('every question is optional', async () => {
  const server = fakeServer({ 'PUT /api/preferences': nothing, 'GET /api/auth/user': {} })
  render()
  await save()
  await waitFor(() => expect(currentToast()?.description).toBe('Your answers are saved'))
  expect(server.bodies('PUT', '/api/preferences')).toEqual([
    { role: null, grade: null, zipcode: null, interests: [] },
  ])
})

it('shows an unknown ZIP code at its field, and no success', async () => {
  const message = 'We do not know that ZIP code'
  fakeServer({
    'PUT /api/preferences': { status: 400, body: { message, errors: [{ field: 'zipcode', message }] } },
  })
  render()
  await userEvent.type(screen.getByLabelText('ZIP code'), '00000')
  await save()
  expect(await screen.findByText(message, { selector: 'p' })).toBeDefined()
  expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
  expect(currentToast()?.description).toBe('Failed to save your answers')
})

it('shows the stored answers', () => {
  fakeServer({})
  render({ ...nothing, role: 'student', grade: '9th Grade', interests: ['Leadership'], zipcode: '94568' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A student' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Leadership' }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('94568')
})
