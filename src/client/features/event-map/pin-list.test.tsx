import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { EventPin } from '#shared/contract/event-places.ts'
import { PinList } from './pin-list.tsx'

const pin = (id: number): EventPin => ({
  id,
  title: `Event ${id}`,
  eventDate: '2027-03-10',
  startTime: null,
  endTime: null,
  venue: null,
  cost: null,
  city: 'Dublin',
  categories: [],
  photoUrl: null,
  latitude: 37.7,
  longitude: -121.9,
  isExact: true,
})
const pins = [pin(1), pin(2)]

it('points out the pin of the row under the pointer or focus, and marks the chosen one', async () => {
  const onHighlight = vi.fn()
  const onOpen = vi.fn()
  render(
    <PinList pins={pins} chosen={pins.slice(1)} hrefOf={(id) => `#${id}`} {...{ onOpen, onHighlight }} />,
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
