import { type AddressFormat, type ChangeState, useAddressState } from '#client/lib/use-address-state.ts'
import { readEventState, writeEventState } from './event-address.ts'
import type { EventState } from './event-state.ts'

export type ChangeEvents = ChangeState<EventState>

const format: AddressFormat<EventState> = {
  path: '/events',
  read: readEventState,
  write: writeEventState,
}

export const useEventState = () => useAddressState(format)
