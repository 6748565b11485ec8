import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import type { Account } from '#shared/contract/users.ts'
import { ChangePassword } from './change-password.tsx'
import { ContributionsCard } from './contributions-card.tsx'
import { PersonalInformation } from './personal-information.tsx'

const ana = {
  id: '1',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Rivera',
  nickname: null,
  grade: '9th Grade',
  hasPassword: true,
} as Account

const invalid = (field: string, message: string) => ({
  status: 400,
  body: { message: 'Please check the form', errors: [{ field, message }] },
})
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('personal information', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

  it('is saved and confirmed', async () => {
    const server = fakeServer({
      'PUT /api/auth/profile': { ...ana, nickname: 'Ani' },
      'GET /api/auth/user': { ...ana, nickname: 'Ani' },
    })
    renderWithData(<PersonalInformation user={ana} onDirtyChange={() => undefined} />)
    type(/Nickname/, ' Ani ')
    await save()
    await waitFor(() => expect(currentToast()?.description).toBe('Profile updated successfully'))
    expect(server.bodies('PUT', '/api/auth/profile')).toMatchObject([{ firstName: 'Ana', nickname: 'Ani' }])
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe('Ani'))
  })

  it('needs a first and a last name', async () => {
    const server = fakeServer({})
    renderWithData(<PersonalInformation user={ana} onDirtyChange={() => undefined} />)
    type(/First name/, ' ')
    type(/Last name/, '')
    await save()
    expect(await screen.findByText('First name is required')).toBeDefined()
    expect(screen.getByText('Last name is required')).toBeDefined()
    expect(server.requests).toEqual([])
  })

  it('shows a server error at its field', async () => {
    fakeServer({ 'PUT /api/auth/profile': invalid('phone', 'Phone is too long') })
    renderWithData(<PersonalInformation user={ana} onDirtyChange={() => undefined} />)
    type(/Phone/, '555')
    await save()
    expect(await screen.findByText('Phone is too long')).toBeDefined()
    expect(currentToast()?.description).toBe('Failed to update profile')
  })

  it('unsaved changes can be discarded, and focus stays in the form', async () => {
    fakeServer({})
    renderWithData(<PersonalInformation user={ana} onDirtyChange={() => undefined} />)
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    await userEvent.type(screen.getByLabelText(/First name/), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Ana'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }))
  })
})

describe('the password', () => {
  it('is changed, and the fields are emptied', async () => {
    fakeServer({ 'PUT /api/auth/password': { message: 'Your password is changed' } })
    renderWithData(<ChangePassword user={ana} />)
    type(/Current password/, 'a quiet walk uphill')
    type(/New password/, 'a noisy walk downhill')
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Your password is changed'))
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('')
  })

  it('of an account without one is set through a link', async () => {
    fakeServer({ 'POST /api/login/forgot': { message: 'ok' } })
    renderWithData(<ChangePassword user={{ ...ana, hasPassword: false }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }))
    await waitFor(() => expect(currentToast()?.description).toBe('We sent you a link to choose a password.'))
  })
})

it.each([
  [0, 'Newcomer', '1 more contribution to Contributor.'],
  [1, 'Contributor', '4 more contributions to Active Member.'],
  [4, 'Contributor', '1 more contribution to Active Member.'],
  [12, 'Active Member', '3 more contributions to Top Contributor.'],
  [15, 'Top Contributor', ''],
])('%i contributions show the badge %s and what comes next', async (total, levelName, next) => {
  const level = {
    Newcomer: 'newcomer',
    Contributor: 'contributor',
    'Active Member': 'active',
    'Top Contributor': 'top',
  }
  fakeServer({
    'GET /api/auth/contribution-stats': {
      listingsCount: total,
      reviewsCount: 0,
      totalContributions: total,
      level: level[levelName as keyof typeof level],
      levelName,
      isNewUser: false,
    },
  })
  const { container } = renderWithData(<ContributionsCard />)
  await waitFor(() => expect(container.querySelector('[aria-current]')?.textContent).toContain(levelName))
  expect(container.textContent).toContain(`${next} Listings and reviews count together`)
  expect(container.textContent).toContain('5 to 14')
  expect(screen.getByText(total === 1 ? 'Listing' : 'Listings')).toBeDefined()
  expect(screen.getByText('Reviews')).toBeDefined()
})
