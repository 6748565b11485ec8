import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { PrivateCalendar } from './private-calendar.tsx'

const url = 'https://waymark.example.org/calendar/abc.ics'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('is created with one click, and shows where to paste it', async () => {
  fakeServer({ 'GET /api/calendar-address': { url: null }, 'POST /api/calendar-address': { url } })
  renderWithData(<PrivateCalendar />)
  await userEvent.click(await screen.findByRole('button', { name: 'Create calendar address' }))
  expect(await screen.findByDisplayValue(url)).toBeDefined()
  expect(currentToast()?.description).toBe('Your calendar is ready')
  expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
    'webcal://waymark.example.org/calendar/abc.ics',
  )
  expect(screen.getByText('Google Calendar')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Calendar address' }))
})

it('is renewed and switched off only after a confirmation', async () => {
  const renewed = url.replace('abc', 'def')
  const server = fakeServer({
    'GET /api/calendar-address': { url },
    'POST /api/calendar-address': { url: renewed },
    'DELETE /api/calendar-address': { url: null },
  })
  renderWithData(<PrivateCalendar />)
  await userEvent.click(await screen.findByRole('button', { name: 'Renew' }))
  expect(screen.getByText(/Calendars that use the old address stop updating/)).toBeDefined()
  expect(server.bodies('POST', '/api/calendar-address')).toEqual([])
  await press('Renew address')
  expect(await screen.findByDisplayValue(renewed)).toBeDefined()
  await press('Switch off')
  await userEvent.click(screen.getAllByRole('button', { name: 'Switch off' }).at(-1) as HTMLElement)
  await waitFor(() => expect(currentToast()?.description).toBe('Your calendar is switched off'))
  expect(screen.getByRole('button', { name: 'Create calendar address' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Calendar address' }))
})

it('keeps the address when it could not be changed', async () => {
  fakeServer({
    'GET /api/calendar-address': { url },
    'DELETE /api/calendar-address': { status: 503, body: { message: 'Please try again in a moment.' } },
  })
  renderWithData(<PrivateCalendar />)
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Switch off' }).at(-1) as HTMLElement)
  await waitFor(() => expect(currentToast()?.variant).toBe('destructive'))
  expect(screen.getByDisplayValue(url)).toBeDefined()
})
