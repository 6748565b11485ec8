import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { NotificationBell } from './notification-bell.tsx'

const item = (id: number, isRead = false) => ({
  id,
  kind: id === 1 ? 'change' : 'deadline',
  message: id === 1 ? 'Deadline moved from Feb 1 to Jan 21' : 'Deadline in 3 days, on Feb 1',
  listingType: 'camp',
  listingId: 7,
  title: `Camp ${id}`,
  isAvailable: id !== 1,
  isRead,
  createdAt: '2027-01-10T08:02:00.000Z',
})

function serverWith(read: unknown = { unread: 0 }) {
  return fakeServer({
    'GET /api/notifications': { unread: 2, items: [item(1), item(2), item(3, true)] },
    'POST /api/notifications/read': read,
  })
}

it('the bell counts unread notifications, and its panel marks all as read', async () => {
  const server = serverWith()
  renderWithData(<NotificationBell />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  expect(await screen.findByText('3 notifications, 2 unread')).toBeDefined()
  expect(screen.getByText('Deadline moved from Feb 1 to Jan 21')).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/bookmarks', '/summer-camps?view=camp-7', '/summer-camps?view=camp-7'])
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('3 notifications, 0 unread')).toBeDefined()
  expect(server.bodies('POST', '/api/notifications/read')).toEqual([{}])
})

it('opening one marks it as read and closes the panel', async () => {
  const server = serverWith({ unread: 1 })
  renderWithData(<NotificationBell />)
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await userEvent.click(await screen.findByRole('link', { name: /Camp 2/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.bodies('POST', '/api/notifications/read')).toEqual([{ ids: [2] }])
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined()
})

it('a failure to mark as read shows an error and the true state', async () => {
  serverWith(failWith(500, 'Broken'))
  renderWithData(<NotificationBell />)
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(currentToast()?.description).toBe('Failed to mark notifications as read'))
  expect(await screen.findByText('3 notifications, 2 unread')).toBeDefined()
})
