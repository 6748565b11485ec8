import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { MapPin } from './map-pin.ts'
import { PinList } from './pin-list.tsx'

const pin = (id: number): MapPin => ({
  id,
  title: `Event ${id}`,
  label: `Event ${id}`,
  details: ['Wed, Mar 10', null],
  city: 'Dublin',
  categories: [],
  photoUrl: null,
  latitude: 37.7,
  longitude: -121.9,
  isExact: true,
})
const pins = [pin(1), pin(2)]

it('highlights the pin of the hovered or focused row, and marks the chosen row', async () => {
  const onHighlight = vi.fn()
  const onOpen = vi.fn()
  render(
    <PinList
      label="Events on the map"
      chosen={pins.slice(1)}
      hrefOf={(id) => `#${id}`}
      saveButton={({ title }) => <button type="button">Save {title}</button>}
      {...{ pins, onOpen, onHighlight }}
    />,
  )
  const [first, second] = screen.getAllByRole('link')
  expect([first, second].map((link) => link?.getAttribute('aria-current'))).toEqual([null, 'true'])
  await userEvent.hover(first as HTMLElement)
  expect(onHighlight).toHaveBeenLastCalledWith(pins[0])
  await userEvent.unhover(first as HTMLElement)
  expect(onHighlight).toHaveBeenLastCalledWith(null)
  await userEvent.tab()
  expect(onHighlight).toHaveBeenLastCalledWith(pins[0])
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(pins[0])
})

it('shows the name, place and save button of every result', () => {
  const nothing = () => undefined
  render(
    <PinList
      label="Events on the map"
      chosen={[]}
      hrefOf={(id) => `#${id}`}
      saveButton={({ title }) => <button type="button">Save {title}</button>}
      onOpen={nothing}
      onHighlight={nothing}
      pins={pins}
    />,
  )
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Event 1Wed, Mar 10 · DublinSave Event 1',
    'Event 2Wed, Mar 10 · DublinSave Event 2',
  ])
})
