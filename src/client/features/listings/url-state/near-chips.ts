import { shortDay } from '#client/lib/calendar-day-format.ts'
import { hasPlace, type NearState } from './near-state.ts'

/** A chip for an active place or date filter, and the change that removes it. */
export interface NearChip {
  key: string
  label: string
  without: Partial<NearState>
}

export const nearChips = (near: NearState): NearChip[] => [
  ...(hasPlace(near) ? [{ key: 'place', label: placeLabel(near), without: { zipcode: '', at: '' } }] : []),
  ...(near.hideRemote ? [{ key: 'remote', label: 'Remote hidden', without: { hideRemote: false } }] : []),
  ...(near.from === '' && near.to === ''
    ? []
    : [{ key: 'days', label: daysLabel(near), without: { from: '', to: '' } }]),
  ...(near.bounds === '' ? [] : [{ key: 'bounds', label: 'Map area', without: { bounds: '' } }]),
]

function placeLabel({ zipcode, at, distance }: NearState) {
  const place = at === '' ? zipcode : 'my location'
  return distance === 'any' ? `From ${place}` : `Within ${distance} miles of ${place}`
}

function daysLabel({ from, to }: NearState) {
  if (from === '') return `Until ${shortDay(to)}`
  return to === '' ? `From ${shortDay(from)}` : `${shortDay(from)} to ${shortDay(to)}`
}
