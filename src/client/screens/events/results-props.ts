import type { SaveButtonOf } from '#client/features/events/event-card.tsx'
import type { EventState } from '#client/features/events/url-state/event-state.ts'
import type { ChangeEvents } from '#client/features/events/url-state/use-event-state.ts'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import type { Results } from './use-results.ts'

export interface ResultsProps {
  state: EventState
  change: ChangeEvents
  today: string
  month: string
  results: Results
  openHandlers: OpenHandlers
  saveButton: SaveButtonOf
  onPage: (page: number) => void
}
