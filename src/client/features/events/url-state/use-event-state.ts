import { type ChangeState, type UrlFormat, useUrlState } from '#client/lib/use-url-state.ts'
import type { EventState } from './event-state.ts'
import { readEventState, writeEventState } from './event-url.ts'

export type ChangeEvents = ChangeState<EventState>

const format: UrlFormat<EventState> = {
  path: '/events',
  read: readEventState,
  write: writeEventState,
}

export const useEventState = () => useUrlState(format)
