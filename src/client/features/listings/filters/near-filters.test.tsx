import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { listRequest } from '../url-state/list-request.ts'
import { initialListState, type ListState } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { FilterFields } from './filter-fields.tsx'

let current: ListState = initialListState

function Fields({ kind, zipError }: { kind: ListingKind; zipError?: string }) {
  const [state, setState] = useState<ListState>({ ...initialListState, page: 3 })
  current = state
  // As on the screen, a change comes after the event that causes it.
  const change: Change = (next) => queueMicrotask(() => setState(next))
  return <FilterFields {...{ kind, state, zipError, change }} facets={undefined} />
}

const distance = () => within(screen.getByRole('group', { name: 'Distance' }))
const asked = (kind: ListingKind = 'camp') =>
  Object.fromEntries(new URLSearchParams(listRequest(kind, current)))

describe('near me', () => {
  it('asks from a ZIP code within a radius, and not for a radius around nowhere', async () => {
    render(<Fields kind="camp" />)
    await userEvent.selectOptions(distance().getByLabelText('Within'), '25 miles')
    expect(asked()).not.toHaveProperty('distance')
    expect(distance().getByText('Enter a ZIP code to search around it.')).toBeDefined()
    await userEvent.type(distance().getByLabelText('ZIP code'), '94568{Enter}')
    expect(asked()).toMatchObject({ zipcode: '94568', distance: '25', offset: '0' })
    await userEvent.click(distance().getByRole('switch', { name: 'Hide remote' }))
    await waitFor(() => expect(asked()).toMatchObject({ hideRemote: 'true' }))
  })

  it('says what is wrong with a ZIP code beside it', () => {
    render(<Fields kind="job" zipError="We do not know that ZIP code" />)
    expect(distance().getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
    expect(distance().getByText('We do not know that ZIP code')).toBeDefined()
  })

  it('takes the location of the device to two decimals, and gives it up again', async () => {
    const getCurrentPosition = (done: PositionCallback) =>
      done({ coords: { latitude: 37.70219, longitude: -121.93579 } } as GeolocationPosition)
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
    render(<Fields kind="camp" />)
    await act(async () => distance().getByRole('button', { name: 'Use my location' }).click())
    expect(asked()).toMatchObject({ lat: '37.70', lng: '-121.94' })
    await act(async () => distance().getByRole('button', { name: 'Remove My location' }).click())
    expect(asked()).not.toHaveProperty('lat')
  })

  it('offers a ZIP code when the browser does not share the location', async () => {
    const getCurrentPosition = (_done: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code: 1, message: 'denied' } as GeolocationPositionError)
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
    render(<Fields kind="camp" />)
    await act(async () => distance().getByRole('button', { name: 'Use my location' }).click())
    expect(await distance().findByText(/A ZIP code works too/)).toBeDefined()
  })
})

describe('age and weeks', () => {
  it('the age is asked where there is a minimum, and sent as such', async () => {
    render(<Fields kind="job" />)
    await userEvent.selectOptions(screen.getByLabelText('How old are you?'), '15')
    expect(asked('job')).toMatchObject({ minimumAge: '15' })
    await userEvent.selectOptions(screen.getByLabelText('How old are you?'), 'Any age')
    expect(asked('job')).not.toHaveProperty('minimumAge')
  })

  it('neither is asked of tutors', () => {
    render(<Fields kind="tutoring" />)
    expect(screen.queryByLabelText('How old are you?')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Weeks that work' })).toBeNull()
  })

  it('camps are asked for between two days, and never for a span that ends before it begins', async () => {
    render(<Fields kind="camp" />)
    const weeks = within(screen.getByRole('group', { name: 'Weeks that work' }))
    const type = async (label: string, day: string) => {
      await userEvent.clear(weeks.getByLabelText(label))
      await userEvent.type(weeks.getByLabelText(label), day)
    }
    await type('From', '2027-06-14')
    await type('Until', '2027-06-30')
    await waitFor(() => expect(asked()).toMatchObject({ from: '2027-06-14', to: '2027-06-30' }))
    await type('From', '2027-07-05')
    await waitFor(() => expect(asked()).toMatchObject({ from: '2027-07-05' }))
    expect(asked()).not.toHaveProperty('to')
    await type('Until', '2027-06-20')
    await waitFor(() => expect(asked()).toMatchObject({ to: '2027-06-20' }))
    expect(asked()).not.toHaveProperty('from')
  })

  it('a year that is still being typed asks for nothing and stays in the box', async () => {
    render(<Fields kind="camp" />)
    const until = screen.getByLabelText('Until')
    fireEvent.change(until, { target: { value: '0202-06-30' } })
    fireEvent.blur(until)
    await act(async () => {})
    expect(asked()).not.toHaveProperty('to')
    expect(until).toHaveProperty('value', '0202-06-30')
  })
})
