import { CalendarDays, List, MapPinned } from 'lucide-react'
import { Segmented } from '#client/ui/segmented.tsx'
import { type EventView, withShow } from './url-state/event-state.ts'
import type { ChangeEvents } from './url-state/use-event-state.ts'

interface ViewSwitchProps {
  show: EventView
  change: ChangeEvents
}

export function ViewSwitch({ show, change }: ViewSwitchProps) {
  return (
    <Segmented
      legend="Show as"
      legendHidden
      isCompact
      options={[
        { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
        { value: 'month', label: 'Month', icon: <CalendarDays aria-hidden="true" /> },
        { value: 'map', label: 'Map', icon: <MapPinned aria-hidden="true" /> },
      ]}
      value={show}
      onChange={(value) => change((current) => withShow(current, value))}
    />
  )
}
