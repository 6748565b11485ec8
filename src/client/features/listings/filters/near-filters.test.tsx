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
  // As on the screen, a change applies after its event.
  const change: Change = (next) => queueMicrotask(() => setState(next))
  return <FilterFields {...{ kind, state, zipError, change }} facets={undefined} />
}

const distance = () => within(screen.getByRole('group', { name: 'Distance' }))
const requested = (kind: ListingKind = 'camp') =>
  Object.fromEntries(new URLSearchParams(listRequest(kind, current)))

describe('near me', () => {
  it('requests a radius around a ZIP code, and no radius without a place', async () => {
    render(<Fields kind="camp" />)
    await userEvent.selectOptions(distance().getByLabelText('Within'), '25 miles')
    expect(requested()).not.toHaveProperty('distance')
    expect(distance().getByText('Enter a ZIP code to search around it.')).toBeDefined()
    await userEvent.type(distance().getByLabelText('ZIP code'), '94568{Enter}')
    expect(requested()).toMatchObject({ zipcode: '94568', distance: '25', offset: '0' })
    await userEvent.click(distance().getByRole('switch', { name: 'Hide remote' }))
    await waitFor(() => expect(requested()).toMatchObject({ hideRemote: 'true' }))
  })

  it('shows a ZIP code error at its field', () => {
    render(<Fields kind="job" zipError="We do not know that ZIP code" />)
    expect(distance().getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
    expect(distance().getByText('We do not know that ZIP code')).toBeDefined()
  })

  it('rounds the device location to two decimals, and can remove it', async () => {
    const getCurrentPosition = (done: PositionCallback) =>
      done({ coords: { latitude: 37.70219, longitude: -121.93579 } } as GeolocationPosition)
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
    render(<Fields kind="camp" />)
    await act(async () => distance().getByRole('button', { name: 'Use my location' }).click())
    expect(requested()).toMatchObject({ lat: '37.70', lng: '-121.94' })
    await act(async () => distance().getByRole('button', { name: 'Remove My location' }).click())
    expect(requested()).not.toHaveProperty('lat')
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
  it('the age filter exists for kinds with a minimum age, and is sent as minimumAge', async () => {
    render(<Fields kind="job" />)
    await userEvent.selectOptions(screen.getByLabelText('How old are you?'), '15')
    expect(requested('job')).toMatchObject({ minimumAge: '15' })
    await userEvent.selectOptions(screen.getByLabelText('How old are you?'), 'Any age')
    expect(requested('job')).not.toHaveProperty('minimumAge')
  })

  it('tutors have neither filter', () => {
    render(<Fields kind="tutoring" />)
    expect(screen.queryByLabelText('How old are you?')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Weeks that work' })).toBeNull()
  })

  it('camps are requested between two days, never for a range that ends before it starts', async () => {
    render(<Fields kind="camp" />)
    const weeks = within(screen.getByRole('group', { name: 'Weeks that work' }))
    const type = async (label: string, day: string) => {
      await userEvent.clear(weeks.getByLabelText(label))
      await userEvent.type(weeks.getByLabelText(label), day)
    }
    await type('From', '2027-06-14')
    await type('Until', '2027-06-30')
    await waitFor(() => expect(requested()).toMatchObject({ from: '2027-06-14', to: '2027-06-30' }))
    await type('From', '2027-07-05')
    await waitFor(() => expect(requested()).toMatchObject({ from: '2027-07-05' }))
    expect(requested()).not.toHaveProperty('to')
    await type('Until', '2027-06-20')
    await waitFor(() => expect(requested()).toMatchObject({ to: '2027-06-20' }))
    expect(requested()).not.toHaveProperty('from')
  })

  it('a partially typed year requests nothing and stays in the field', async () => {
    render(<Fields kind="camp" />)
    const until = screen.getByLabelText('Until')
    fireEvent.change(until, { target: { value: '0202-06-30' } })
    fireEvent.blur(until)
    await act(async () => {})
    expect(requested()).not.toHaveProperty('to')
    expect(until).toHaveProperty('value', '0202-06-30')
  })
})
